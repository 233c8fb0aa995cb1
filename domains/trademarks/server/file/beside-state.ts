import type { Ctx } from '@portal/platform/server'
import { and, count, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { type BesideState, type FileAct, fileActsIn, type Performer } from '../../contract/file/acts.ts'
import { type AuditStep, serviceStateOf } from '../../contract/file/states.ts'
import type { Stepped } from '../../contract/file/stepped.ts'
import { designations, type Trademark, trademarks } from './file.table.ts'

type Facts = Pick<Trademark, 'kind' | 'orderNo' | 'paidAt' | 'extra' | 'isCorrected' | 'isPublished'>

/** Whether nothing is owed, or what was owed is paid. */
export const isPaid = ({ orderNo, paidAt }: Pick<Facts, 'orderNo' | 'paidAt'>): boolean =>
  orderNo === null || paidAt !== null

/** The same as SQL. */
export const owesNothing = or(isNull(trademarks.orderNo), isNotNull(trademarks.paidAt))

/** `provisionals` counts the members whose refusal is not final; lists tell none, since no act of theirs is chosen in a list. */
export const besideStateOf = (facts: Facts, provisionals = 0): BesideState => ({
  kind: facts.kind,
  isPaid: isPaid(facts),
  hasExtra: facts.extra !== null,
  isCorrected: facts.isCorrected,
  isPublished: facts.isPublished,
  provisionals,
})

/** How many designated members have refused provisionally and not finally yet. */
export const countProvisionals = async (
  { db }: Pick<Ctx, 'db'>,
  { id, kind }: Pick<Trademark, 'id' | 'kind'>,
): Promise<number> => {
  if (kind === 'sbzc') return 0
  const [row] = await db
    .select({ found: count() })
    .from(designations)
    .where(and(eq(designations.trademarkId, id), eq(designations.state, 'provisional')))
  return row?.found ?? 0
}

/** What `performer` may do with an application now. */
export const actsOf = (trademark: Trademark, performer: Performer, provisionals = 0): FileAct[] =>
  fileActsIn(trademark.fileState, performer, besideStateOf(trademark, provisionals))

/** What every act answers: the states, the audit step that it made, and what its performer may do next. */
export const steppedOf = async (
  ctx: Pick<Ctx, 'db'>,
  trademark: Trademark,
  { performer, step }: { performer: Performer; step: AuditStep | null },
): Promise<Stepped> => ({
  fileState: trademark.fileState,
  state: serviceStateOf(trademark.fileState),
  step,
  can: actsOf(trademark, performer, await countProvisionals(ctx, trademark)),
})
