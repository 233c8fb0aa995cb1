import { isDeepStrictEqual } from 'node:util'
import type { ActLog } from '@portal/platform/server'
import { entries } from './entry.table.ts'
import { maskFields, maskText } from './mask.ts'

type State = Record<string, unknown> | null

/** The fields in which two states differ; of a record that is made or removed, all of them. */
const changed = (before: State, after: State): [State, State] => {
  if (before === null || after === null) return [before, after]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
  const part = (state: Record<string, unknown>) =>
    Object.fromEntries(differing.map((name) => [name, state[name] ?? null] as const))
  return [part(before), part(after)]
}

/** Writes an act of staff by the connection of `ctx`. What differs is found before it is masked, since masks look alike. */
export const writeEntry: ActLog = async (ctx, act) => {
  const actorId = act.by ?? ctx.actor?.userId
  if (actorId === undefined) throw new Error(`${act.act} has no actor`)
  // The number or id of a record, by which it is found. What is known by its name, as a role, may bear a phone in it.
  const subjectRef = maskText(act.subjectRef ?? '')
  const [before, after] = changed((act.before ?? null) as State, (act.after ?? null) as State)
  await ctx.db.insert(entries).values({
    id: ctx.newId(),
    at: ctx.now(),
    actorId,
    act: act.act,
    actName: act.actName,
    subjectKind: act.subjectKind ?? '',
    subjectRef,
    // The address of a page names the record too: no page is told where that had to be masked.
    link: act.link !== undefined && maskText(act.link) === act.link ? act.link : null,
    outcome: act.outcome,
    address: ctx.address,
    before: before && maskFields(before),
    after: after && maskFields(after),
    note: act.note ? maskText(act.note) : null,
  })
}
