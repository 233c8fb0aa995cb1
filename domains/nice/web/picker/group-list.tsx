import { TextInput, useMedia } from '@portal/platform/web'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ChosenItem } from '../../contract/chosen.ts'
import type { NiceGroup } from '../../contract/item.ts'
import { filterGroups, foldGroups } from './filter-groups.ts'
import { GroupBox, stopKey } from './group-box.tsx'
import styles from './groups.module.css'
import { narrowWidth } from './use-columns.ts'
import { useDrawn } from './use-drawn.ts'
import { walkStops } from './walk-stops.ts'

export interface GroupListProps {
  /** Which class it is, in words: 第 9 类. */
  name: string
  groups: readonly NiceGroup[]
  /** The items that are chosen, by their keys. Without `onToggle` nothing can be chosen. */
  chosen: ReadonlySet<string>
  onToggle?: ((item: ChosenItem) => void) | undefined
}

/**
 * The groups of a class with their items, and a filter above. The items are one tab stop, with arrow keys inside. A class
 * may have a thousand items: a key press in the filter draws the field alone, and the items after it, when there is time.
 */
export function GroupList({ name, groups, chosen, onToggle }: GroupListProps) {
  const [typed, setTyped] = useState('')
  const [reached, setReached] = useState('')
  const isNarrow = useMedia(narrowWidth)
  const wanted = useDeferredValue(typed)
  const folded = useMemo(() => foldGroups(groups), [groups])
  const found = useMemo(() => filterGroups(folded, wanted), [folded, wanted])
  const isFolded = isNarrow && wanted.trim() === ''
  const drawn = useDrawn(found, isFolded ? 0 : sizeOf(found))
  const stop = useMemo(() => stopAmong(found, reached), [found, reached])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the check boxes inside.
    <div
      className={styles.list}
      onKeyDown={(event) => {
        // Neither a filter nor a tick sends the form.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        walkStops(event)
      }}
    >
      <div className={styles.filter}>
        <TextInput
          type="search"
          aria-label={`在${name}中筛选`}
          placeholder="筛选本类的小项或类似群"
          value={typed}
          onChange={setTyped}
        />
      </div>
      {(isFolded ? foldedOf(found) : drawnOf(found, drawn)).map(({ group, most }) => (
        <GroupBox
          key={group.group_id}
          group={group}
          most={most}
          chosen={chosen}
          stop={stop.startsWith(`${group.group_id} `) ? stop : ''}
          isFolded={isFolded}
          onToggle={onToggle}
          onReach={setReached}
        />
      ))}
      {found.length === 0 && <p className={styles.none}>{`本类没有含“${wanted.trim()}”的小项`}</p>}
    </div>
  )
}

const sizeOf = (groups: readonly NiceGroup[]): number => groups.reduce((sum, { min_data }) => sum + min_data.length, 0)

type Drawn = { group: NiceGroup; most: number }

/** Folded groups draw their names, and their items when they are opened. */
const foldedOf = (groups: readonly NiceGroup[]): Drawn[] => groups.map((group) => ({ group, most: 0 }))

/** The groups among which the first so many items are, each with how many of its own. */
const drawnOf = (groups: readonly NiceGroup[], items: number): Drawn[] => {
  let left = items
  return groups.flatMap((group) => {
    const most = Math.min(left, group.min_data.length)
    left -= most
    return most > 0 ? [{ group, most }] : []
  })
}

/** The item that the tab key reaches: the one that had the focus last, or the first where that is not shown. */
const stopAmong = (groups: readonly NiceGroup[], reached: string): string => {
  const keys = groups.flatMap((group) => group.min_data.map((item) => stopKey(group.group_id, item)))
  return keys.includes(reached) ? reached : (keys[0] ?? '')
}
