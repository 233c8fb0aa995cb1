import { classNames, Icon } from '@portal/platform/web'
import { type CSSProperties, memo, useId, useState } from 'react'
import type { ChosenItem } from '../../contract/chosen.ts'
import type { NiceGroup, NiceItem } from '../../contract/item.ts'
import { itemKey } from '../choose/picked.ts'
import styles from './groups.module.css'
import { useDrawn } from './use-drawn.ts'

/** What tells an item from all others of a class, also from itself in another group. */
export const stopKey = (groupId: string, item: NiceItem): string => `${groupId} ${itemKey(item)}`

interface GroupBoxProps {
  group: NiceGroup
  /** How many of its items are drawn by now, where it is not folded. */
  most: number
  chosen: ReadonlySet<string>
  /** The item that the tab key reaches; empty where it is in another group. */
  stop: string
  /** Only the name of the group is shown until it is pressed. */
  isFolded: boolean
  onToggle: ((item: ChosenItem) => void) | undefined
  onReach: (stop: string) => void
}

/** Whether a group looks the same: what is chosen in another group does not matter to it. */
const isSame = (before: GroupBoxProps, after: GroupBoxProps): boolean =>
  before.group === after.group &&
  before.most === after.most &&
  before.stop === after.stop &&
  before.isFolded === after.isFolded &&
  before.onToggle === after.onToggle &&
  before.onReach === after.onReach &&
  (before.chosen === after.chosen ||
    after.group.min_data.every((item) => before.chosen.has(itemKey(item)) === after.chosen.has(itemKey(item))))

/** A group and its items, to be chosen or, without `onToggle`, to be read. */
export const GroupBox = memo(function GroupBox({
  group: { group_id, group_name, min_data },
  most,
  chosen,
  stop,
  isFolded,
  onToggle,
  onReach,
}: GroupBoxProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = min_data.filter((item) => chosen.has(itemKey(item))).length
  const isShown = !isFolded || isOpen
  const opened = useDrawn(min_data, isFolded && isOpen ? min_data.length : 0)
  // Of folded groups any may be open, so that each is a tab stop of its own.
  const own = isFolded && stop === '' && min_data[0] ? stopKey(group_id, min_data[0]) : stop
  const title = (
    <>
      {group_name}
      <small>{count > 0 ? `已选 ${count}` : `${min_data.length} 项`}</small>
    </>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot hold the button that opens it.
    <div
      role="group"
      aria-label={onToggle ? `${group_name}，已选 ${count}` : group_name}
      className={styles.group}
      style={{ '--rows': isShown ? min_data.length : 0 } as CSSProperties}
    >
      {isFolded ? (
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="right" size={18} className={classNames(styles.arrow, isOpen && styles.turned)} />
          {title}
        </button>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      <div id={id} className={styles.items} hidden={!isShown}>
        {isShown &&
          min_data.slice(0, isFolded ? opened : most).map((item) => {
            const key = stopKey(group_id, item)
            return (
              <ItemBox
                key={key}
                groupId={group_id}
                item={item}
                isChosen={chosen.has(itemKey(item))}
                isStop={key === own}
                onToggle={onToggle}
                onReach={onReach}
              />
            )
          })}
      </div>
    </div>
  )
}, isSame)

interface ItemBoxProps extends Pick<GroupBoxProps, 'onToggle' | 'onReach'> {
  groupId: string
  item: NiceItem
  isChosen: boolean
  isStop: boolean
}

const ItemBox = memo(function ItemBox({ groupId, item, isChosen, isStop, onToggle, onReach }: ItemBoxProps) {
  if (!onToggle) return <span className={styles.item}>{item.min_name}</span>
  return (
    <label className={styles.item} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        data-stop
        tabIndex={isStop ? 0 : -1}
        checked={isChosen}
        onChange={() => onToggle({ ...item, group_id: groupId })}
        onFocus={() => onReach(stopKey(groupId, item))}
      />
      {item.min_name}
    </label>
  )
})
