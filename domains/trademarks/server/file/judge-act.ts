import type { AskedParts, Ctx, Judge, SignedInCtx } from '@portal/platform/server'
import { refuseField } from '@portal/platform/server'
import { byNumber } from '../../contract/file/action.ts'
import { type BesideState, type FileAct, fileActs, fileStateAfter, wayOf } from '../../contract/file/acts.ts'
import { type FileState, fileStateText } from '../../contract/file/states.ts'
import { ensure, fail } from '../failures.ts'
import { besideStateOf, countProvisionals } from './beside-state.ts'
import type { Trademark } from './file.table.ts'
import { getTrademark } from './find-trademark.ts'
import { findStanding, getCallingProvider, type Standing } from './standing.ts'

/** The acts that somebody can take; the others are the portal's own, when an order tells it. */
const isTakeable = (act: string): act is FileAct =>
  fileActs.some((known) => known === act && wayOf(known).by !== 'portal')

/** The act of that name. @throws AppFailure `request.invalid` for one that nobody takes */
const getAct = (act: string): FileAct => (isTakeable(act) ? act : refuseField('action', '操作有误'))

type Calling = Pick<SignedInCtx, 'db' | 'actor'>

/** Whether another provider holds what the caller wants to accept: he is told so, where a stranger would find nothing. */
const isTaken = ({ actor }: Calling, { providerId }: Trademark, act: string): boolean =>
  act === 'accept' && actor.userType === 'provider' && providerId !== null && providerId !== actor.userId

const performerOf = {
  owner: 'owner',
  holder: 'provider',
  opener: 'provider',
  staff: 'staff',
} as const satisfies Record<Standing, string>

/**
 * Judges who acts, in this order: whether he may see the application, whether the act is known, and whether it is his.
 * @throws AppFailure `record.not_found`, `trademark.taken`, `request.invalid`, `trademark.own_case`, `trademark.not_yours`,
 * `trademark.approved_only`
 */
export const judgePerformer = async (ctx: Calling, trademark: Trademark, wanted: string): Promise<FileAct> => {
  const standing = findStanding(ctx, trademark)
  if (standing === undefined) {
    if (!isTaken(ctx, trademark, wanted)) return fail('record.not_found')
    await getCallingProvider(ctx)
    return fail('trademark.taken')
  }
  const act = getAct(wanted)
  const { by } = wayOf(act)
  ensure(!(standing === 'owner' && act === 'accept'), 'trademark.own_case')
  ensure(performerOf[standing] === by, 'trademark.not_yours')
  if (standing === 'staff') ensure(ctx.actor.may?.('trademarks.act'), 'access.denied')
  if (by === 'provider') {
    await getCallingProvider(ctx)
    // Of a case that nobody has accepted, a provider can do nothing but accept it.
    ensure(standing === 'holder' || act === 'accept', 'trademark.not_yours')
  }
  return act
}

/** The file state after an act. @throws AppFailure `trademark.state_conflict`, which names the present state */
export const judgeState = (trademark: Trademark, act: FileAct, beside: BesideState): FileState => {
  const next = fileStateAfter(trademark.fileState, act, beside)
  if (next !== null) return next
  // Nobody works for money that is not there.
  ensure(
    beside.isPaid || fileStateAfter(trademark.fileState, act, { ...beside, isPaid: true }) === null,
    'trademark.unpaid',
  )
  const state = fileStateText(trademark.kind, trademark.fileState)
  return fail('trademark.state_conflict', { msg: `当前为“${state}”，不能${wayOf(act).label}` })
}

/** Judges whether the state allows an act, before its fields are looked at; abroad any answer of a member may be the next. */
export const judgeAct = async (ctx: Pick<Ctx, 'db'>, trademark: Trademark, act: FileAct): Promise<FileState> =>
  judgeState(trademark, act, besideStateOf(trademark, await countProvisionals(ctx, trademark)))

/** Has the first word about a call whose fields are refused: record, act, role and state are judged before them. */
export const judgeOf =
  (actOf: (parts: AskedParts) => string, where: 'params' | 'body' = 'body'): Judge =>
  async (ctx: SignedInCtx, parts: AskedParts) => {
    const { data } = byNumber.safeParse(parts[where])
    if (!data) return
    const trademark = await getTrademark(ctx, data.businessSn)
    await judgeAct(ctx, trademark, await judgePerformer(ctx, trademark, actOf(parts)))
  }
