import { classNames, PopupOption } from '@portal/platform/web'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Region } from '../contract/regions.ts'
import { columnsOf, isComplete, type RegionPath } from './region-path.ts'
import styles from './region-picker.module.css'

export interface RegionColumnsProps {
  regions: readonly Region[]
  value: RegionPath
  onChoose: (path: RegionPath) => void
}

const titles = ['省 / 直辖市', '市', '区 / 县'] as const

/**
 * The columns of the region picker. On the keyboard, up and down move within a column, right or Enter opens the next
 * column, left goes back, and Enter on a place without parts chooses it.
 */
export function RegionColumns({ regions, value, onChoose }: RegionColumnsProps) {
  const [path, setPath] = useState<RegionPath>(value)
  const columns = columnsOf(regions, path)
  const [level, setLevel] = useState(Math.min(Math.max(path.length - 1, 0), columns.length - 1))
  const box = useRef<HTMLDivElement>(null)

  const option = (column: number, index: number) =>
    box.current?.querySelectorAll<HTMLElement>(`[data-column="${column}"] [role="option"]`)[index]

  const chosenIn = (column: number) => Math.max(columns[column]?.findIndex(({ id }) => id === path[column]?.id) ?? 0, 0)
  // When the columns open the chosen place gets the focus, so that the keys work at once. Somebody who types in the search
  // field keeps the focus there.
  const [wanted, setWanted] = useState(() =>
    document.activeElement instanceof HTMLInputElement ? undefined : { column: level, index: chosenIn(level) },
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when a new place is wanted, and only then.
  useEffect(() => {
    if (wanted) option(wanted.column, wanted.index)?.focus()
  }, [wanted])
  useEffect(() => {
    for (const chosen of box.current?.querySelectorAll('[aria-selected="true"]') ?? []) {
      chosen.scrollIntoView?.({ block: 'nearest' })
    }
  }, [])

  const enter = (column: number, place: Region) => {
    const next = [...path.slice(0, column), { id: place.id, name: place.name }]
    setPath(next)
    if (isComplete(place)) return onChoose(next)
    setLevel(column + 1)
    setWanted({ column: column + 1, index: 0 })
  }
  const goTo = (column: number) => {
    setLevel(column)
    setWanted({ column, index: chosenIn(column) })
  }
  const onKeyDown = (event: KeyboardEvent, column: number, index: number, place: Region) => {
    const last = (columns[column]?.length ?? 1) - 1
    const moves: Record<string, () => void> = {
      ArrowDown: () => option(column, Math.min(index + 1, last))?.focus(),
      ArrowUp: () => option(column, Math.max(index - 1, 0))?.focus(),
      Home: () => option(column, 0)?.focus(),
      End: () => option(column, last)?.focus(),
      ArrowRight: () => !isComplete(place) && enter(column, place),
      ArrowLeft: () => column > 0 && goTo(column - 1),
      Enter: () => enter(column, place),
      ' ': () => enter(column, place),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <div className={styles.columns} ref={box}>
      {titles.map((title, column) => {
        const places = columns[column] ?? []
        const chosen = places.findIndex(({ id }) => id === path[column]?.id)
        return (
          <div key={title} className={classNames(styles.column, column === level && styles.current)}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.title}
              disabled={places.length === 0}
              onClick={() => goTo(column)}
            >
              <span>{title}</span>
              <b>{path[column]?.name ?? ''}</b>
            </button>
            <div role="listbox" aria-label={title} data-column={column} className={styles.places}>
              {places.map((place, index) => (
                <PopupOption
                  key={place.id}
                  isSelected={index === chosen}
                  leadsOn={!isComplete(place)}
                  tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
                  onClick={() => enter(column, place)}
                  onKeyDown={(event) => onKeyDown(event, column, index, place)}
                >
                  {place.name}
                </PopupOption>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
