import { optionalText, readList, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { niceLimits } from './limits.ts'

const wrongClass = '类别有误'

/** What is said where no class is chosen, or one without an item (specification §8). */
export const goodsMissing = '请完善商标注册信息'

/** A class of the Nice Agreement, 1 to 45, as a number or as digits in text. */
export const classId = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value)),
  z.number({ error: wrongClass }).check(z.int(wrongClass), z.gte(1, wrongClass), z.lte(niceLimits.classes, wrongClass)),
)

/** An item as it was chosen: synonyms share `min_id`, and one id may stand in several groups. */
export const chosenItem = z.object({
  min_id: requiredText('小项编号有误', { length: niceLimits.itemId }),
  min_name: requiredText('小项名称有误', { length: niceLimits.itemName }),
  group_id: requiredText('类似群有误', { length: 4 }),
})
export type ChosenItem = z.output<typeof chosenItem>

/** A chosen class with its items, as an order sends it (`work_order_service`). */
export const chosenClass = z.object({
  class_id: classId,
  class_name: optionalText(niceLimits.className),
  service_nice_min: z.array(chosenItem, { error: goodsMissing }),
})
export type ChosenClass = z.output<typeof chosenClass>

/** Whether a class is chosen, and an item in each. */
export const hasGoods = (chosen: readonly Pick<ChosenClass, 'service_nice_min'>[]): boolean =>
  chosen.length > 0 && chosen.every(({ service_nice_min }) => service_nice_min.length > 0)

/** Chosen classes, sent as a list or as JSON text; a missing one is an empty list. */
export const chosenClasses = (msg = '类别与小项有误') =>
  z.pipe(z.transform(readList), z.array(chosenClass, { error: msg }).check(z.maxLength(niceLimits.classes, msg)))
