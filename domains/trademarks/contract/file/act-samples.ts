import type { TrademarkKind } from '../kinds.ts'
import type { ActionForm } from './action.ts'
import { type ActField, type FileAct, wayOf } from './acts.ts'

/** What each field of an act is filled with; the day is long past, so that no act is refused for it. */
const values: Record<ActField, Partial<ActionForm>> = {
  date: { date: '2026-01-15' },
  number: { number: '演示12345678' },
  delivery: { delivery: 'received' },
  reason: { reason: '演示：资料有误，请修改。' },
  from: { from: '2026-10-28' },
  to: { to: '2036-10-27' },
  country: { country: '日本' },
  result: { result: 'granted' },
}

/** All that an act needs by its table, as the wire sends it; `paper` answers the address of an upload where it needs one. */
export const withFieldsOf = async (
  act: FileAct,
  kind: TrademarkKind,
  paper: () => Promise<string>,
): Promise<Partial<ActionForm>> => {
  const { needs = [], needsAbroad = [], paper: wanted } = wayOf(act)
  const fields = kind === 'gjsbzc' ? [...needs, ...needsAbroad] : needs
  return {
    ...Object.assign({}, ...fields.map((field) => values[field])),
    ...(wanted !== undefined && { files: [{ url: await paper() }] }),
  }
}
