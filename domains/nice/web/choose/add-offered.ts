import type { OfferedClass } from '../../contract/item.ts'
import { addItem, type ClassInfo, hasItem, type Outcome } from './choose.ts'
import type { Picked } from './picked.ts'
import { shown } from './said.ts'

/**
 * Adds classes as a whole, such as those of an industry, with their items. What is there already is passed over, and what
 * the limits do not allow is left out; both are counted in what is said.
 */
export const addOffered = (
  picked: Picked,
  offered: readonly OfferedClass[],
  classes: readonly ClassInfo[],
): Outcome => {
  let next = picked
  const count = { classes: 0, items: 0, there: 0, over: 0 }
  for (const { class_id, service_nice_min } of offered) {
    const info = classes.find((one) => one.class_id === class_id)
    if (!info) continue
    const before = next
    for (const item of service_nice_min) {
      if (hasItem(next, class_id, item)) {
        count.there += 1
        continue
      }
      const added = addItem(next, info, item)
      if (added.picked === next) count.over += 1
      else count.items += 1
      next = added.picked
    }
    if (next !== before) count.classes += 1
  }
  return { picked: next, said: shown(wordsOf(count)) }
}

const wordsOf = ({ classes, items, there, over }: Readonly<Record<string, number>>): string =>
  [
    items === 0 ? '没有新的小项' : `已添加 ${classes} 类 ${items} 项`,
    there === 0 ? '' : `${there} 项已经选过，未重复添加`,
    over === 0 ? '' : `${over} 项超过上限，未添加`,
  ]
    .filter((part) => part !== '')
    .join('；')
