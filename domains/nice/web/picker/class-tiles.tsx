import { classNames } from '@portal/platform/web'
import { memo, useId, useState } from 'react'
import type { NiceClass } from '../../contract/item.ts'
import styles from './tiles.module.css'
import { walkStops } from './walk-stops.ts'

const nothing: ReadonlySet<number> = new Set()

export interface ClassTilesProps {
  /** Spoken name of the tiles. */
  label: string
  classes: readonly NiceClass[]
  /** How many tiles stand in a row. */
  columns: number
  onPick: (one: NiceClass) => void
  /** What to do here; it stands below the tiles until the pointer or the focus is on one of them. */
  hint?: string | undefined
  /** The classes that are chosen already. */
  picked?: ReadonlySet<number> | undefined
  /** The class that the page shows. */
  current?: number | undefined
  /** No class can be chosen. */
  disabled?: boolean | undefined
}

/** The 45 classes as tiles: one tab stop, with arrow keys inside; hover and focus tell what a class covers. */
export function ClassTiles({
  label,
  classes,
  columns,
  onPick,
  hint = '',
  picked = nothing,
  current,
  disabled = false,
}: ClassTilesProps) {
  const id = useId()
  const [stop, setStop] = useState(current)
  const [pointed, setPointed] = useState<number>()
  const reached = classes.some(({ class_id }) => class_id === stop) ? stop : classes[0]?.class_id
  const told = classes.find(({ class_id }) => class_id === pointed)
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a fieldset. */}
      <div
        role="group"
        aria-label={label}
        data-columns={columns}
        className={styles.tiles}
        onKeyDown={(event) => walkStops(event, columns)}
        onMouseLeave={() => setPointed(undefined)}
        onBlur={() => setPointed(undefined)}
      >
        {classes.map((one) => (
          <Tile
            key={one.class_id}
            id={id}
            one={one}
            isPicked={picked.has(one.class_id)}
            isCurrent={one.class_id === current}
            isReached={one.class_id === reached}
            isDisabled={disabled}
            onPick={onPick}
            onReach={setStop}
            onPoint={setPointed}
          />
        ))}
      </div>
      {/* The heading belongs to each tile as its description; this line shows it to the eye, and always keeps its place. */}
      <p className={styles.told} aria-hidden="true">
        {told ? (
          <>
            <b>{`第 ${told.class_id} 类 ${told.class_name}`}</b>
            {told.heading}
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  )
}

interface TileProps {
  id: string
  one: NiceClass
  isPicked: boolean
  isCurrent: boolean
  isReached: boolean
  isDisabled: boolean
  onPick: (one: NiceClass) => void
  onReach: (classId: number) => void
  onPoint: (classId: number) => void
}

const Tile = memo(function Tile({
  id,
  one,
  isPicked,
  isCurrent,
  isReached,
  isDisabled,
  onPick,
  onReach,
  onPoint,
}: TileProps) {
  const { class_id, class_name, heading } = one
  const described = `${id}-${class_id}`
  return (
    <>
      <button
        type="button"
        data-stop
        tabIndex={isReached ? 0 : -1}
        aria-disabled={isPicked || isDisabled || undefined}
        aria-current={isCurrent || undefined}
        aria-describedby={described}
        className={classNames(styles.tile, isPicked && styles.picked)}
        onClick={() => {
          if (!isDisabled && !isPicked) onPick(one)
        }}
        onFocus={() => {
          onReach(class_id)
          onPoint(class_id)
        }}
        onMouseEnter={() => onPoint(class_id)}
      >
        <span className="sr-only">第</span> <span className={styles.number}>{class_id}</span>{' '}
        <span className="sr-only">类</span> <span className={styles.name}>{class_name}</span>
        {isPicked && (
          <>
            <span className="sr-only">，</span>
            <span className={styles.tag}>已选</span>
          </>
        )}
      </button>
      {/* The description stands beside its button, whose own words are short. */}
      <span id={described} hidden>
        {heading}
      </span>
    </>
  )
})
