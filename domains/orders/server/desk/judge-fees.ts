import { shanghaiDayOf } from '@portal/platform/contract'
import { type Ctx, ensureField } from '@portal/platform/server'
import type { FeeItemForm } from '../../contract/desk-fees.ts'
import type { FeeCode } from '../../contract/fees.ts'
import type { FeeVersion } from '../fees/fees-in-force.ts'

/** How late a table may arrive after the moment at which it should begin: an editor takes a while to press the button. */
const graceMs = 5 * 60_000

/** Refuses a table that lacks the price of a code, has one twice, or one that nobody charges. */
export const ensureWhole = (codes: readonly FeeCode[], items: readonly FeeItemForm[]): void => {
  const priced = codes.filter(({ open }) => !open)
  const seen = new Set<string>()
  for (const { code } of items) {
    ensureField(
      priced.some((known) => known.code === code),
      'items',
      `没有这个收费项目：${code}`,
    )
    ensureField(!seen.has(code), 'items', `收费项目重复：${code}`)
    seen.add(code)
  }
  const missing = priced.filter(({ code }) => !seen.has(code))
  ensureField(missing.length === 0, 'items', `缺少价格：${missing.map(({ name }) => name).join('、')}`)
}

/** Nobody has compared a price with its source on a day to come. */
export const ensureChecked = (ctx: Pick<Ctx, 'now'>, items: readonly FeeItemForm[]): void => {
  const today = shanghaiDayOf(ctx.now())
  ensureField(
    items.every(({ checkedOn }) => checkedOn <= today),
    'items',
    '核对日期不能晚于今天',
  )
}

/** When a table begins: not in the past, and not before the newest, whose prices people have already read. */
export const startOf = (
  ctx: Pick<Ctx, 'now'>,
  { effectiveFrom }: { effectiveFrom: number | null },
  newest: FeeVersion | undefined,
): Date => {
  const now = ctx.now()
  const start = effectiveFrom === null ? now : new Date(effectiveFrom)
  ensureField(start.getTime() >= now.getTime() - graceMs, 'effectiveFrom', '生效时间已经过去，请填写现在或以后的时间')
  ensureField(
    newest === undefined || start >= newest.effectiveFrom,
    'effectiveFrom',
    '生效时间须不早于最新一版的生效时间',
  )
  return start
}
