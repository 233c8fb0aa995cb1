import type { SignedInCtx } from '@portal/platform/server'
import { offeredFields } from '../../contract/file/act-needs.ts'
import type { ActionForm } from '../../contract/file/action.ts'
import { type FileAct, fileActs, wayOf } from '../../contract/file/acts.ts'
import type { FileState } from '../../contract/file/states.ts'
import type { Stepped } from '../../contract/file/stepped.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { ensure } from '../failures.ts'
import { judgeFields } from './act-fields.ts'
import { trademarkActions } from './act-metrics.ts'
import { tellOfBasicMark } from './basic-changed.ts'
import { besideStateOf, countProvisionals, steppedOf } from './beside-state.ts'
import { keepConfirmation } from './confirmation.ts'
import { getDesignation, writeAnswer } from './designate.ts'
import { endUnfinished, follows, writesOf } from './effects.ts'
import { tell } from './events.ts'
import type { Trademark } from './file.table.ts'
import { movesDeadlines, sayDeadlines } from './file-deadlines.ts'
import { getTrademark, lockTrademark } from './find-trademark.ts'
import { judgeAct, judgePerformer, judgeState } from './judge-act.ts'
import { attachPaper, placeFile } from './put-file.ts'
import { takeStep } from './take-step.ts'
import { toldBy } from './told.ts'

/** The same call with all that an act may take left out, for acts whose call names none of it. */
export const bareForm = {
  reason: '',
  files: [],
  date: '',
  delivery: null,
  number: '',
  from: '',
  to: '',
  extra: [],
  country: '',
  result: null,
}

type Taken = { act: FileAct; form: ActionForm }

/** What was sent without what the act does not take: nobody judges such a field, so that none is kept either. */
const offeredOf = (sent: ActionForm, of: { act: FileAct; kind: TrademarkKind }): ActionForm => {
  const offered = offeredFields(of)
  const given = Object.fromEntries(offered.map((field) => [field, sent[field]]))
  return { ...sent, ...bareForm, files: sent.files, extra: of.act === 'submit' ? sent.extra : [], ...given }
}

/** The answer of a member decides where the file goes, counted with it. */
const stateWithAnswer = async (ctx: SignedInCtx, trademark: Trademark, { act, form }: Taken): Promise<FileState> => {
  const asked = await getDesignation(ctx, trademark, form)
  const before = await countProvisionals(ctx, trademark)
  const others = before - (asked.state === 'provisional' ? 1 : 0)
  const provisionals = others + (form.result === 'provisional' ? 1 : 0)
  return judgeState(trademark, act, besideStateOf(trademark, provisionals))
}

/** Attaches the paper of an act, where it has one; the draft stands among the files as well. */
const bringPaper = async (ctx: SignedInCtx, trademark: Trademark, { act, form }: Taken): Promise<string | null> => {
  const [file] = form.files
  const { paper } = wayOf(act)
  if (!file || paper === undefined) return null
  // A draft is read page by page, by the customer and at the desk.
  const purposes = [act === 'submit' ? ('trademark-draft' as const) : ('trademark-paper' as const)]
  return attachPaper(ctx, trademark, { url: file.url, field: 'files', purposes })
}

/** What an act leaves beside its row: files in their places, answers of members, what other domains do, and who is told. */
const leave = async (ctx: SignedInCtx, taken: Taken, trademark: Trademark, fileId: string | null): Promise<void> => {
  const { act, form } = taken
  if (act === 'submit' && fileId !== null)
    await placeFile(ctx, trademark, { id: fileId, slot: 'draft', actorId: ctx.actor.userId })
  if (act === 'confirm') await keepConfirmation(ctx, trademark)
  if (act === 'designation' && form.result !== null) {
    const member = await getDesignation(ctx, trademark, form)
    await writeAnswer(ctx, member, { state: form.result, answeredOn: form.date, fileId })
  }
  await follows[act]?.(ctx, trademark)
  if (trademark.fileState === 99) await endUnfinished(ctx, trademark)
  if (movesDeadlines(trademark.kind, act)) await sayDeadlines(ctx, trademark)
  for (const event of toldBy[act] ?? []) await tell(ctx, event, trademark)
  await tellOfBasicMark(ctx, trademark)
}

/** Takes an act that the caller has judged by role on a row that he holds. */
const take = async (ctx: SignedInCtx, trademark: Trademark, taken: Taken): Promise<Trademark> => {
  const { act, form } = taken
  const allowed = await judgeAct(ctx, trademark, act)
  judgeFields(ctx, trademark, taken)
  const to = act === 'designation' ? await stateWithAnswer(ctx, trademark, taken) : allowed
  const set = await writesOf(ctx, trademark, { act, to, form })
  const fileId = await bringPaper(ctx, trademark, taken)
  const { takes = [], needs = [] } = wayOf(act)
  const changed = await takeStep(ctx, trademark, {
    act,
    // Further fees that come to nothing have no order to wait for.
    to: act === 'confirm' && set.extraOrderNo === null ? 6 : to,
    set,
    note: form.reason === '' ? null : form.reason,
    paperOn: form.date === '' ? null : form.date,
    paperNumber: form.number === '' ? null : form.number,
    delivery: takes.includes('delivery') ? (form.delivery ?? 'received') : null,
    country: needs.includes('country') ? form.country : null,
    result: form.result,
    fileId,
  })
  await leave(ctx, taken, changed, fileId)
  return changed
}

/**
 * Takes an application one step: whoever calls is judged first, then the act, the state, and in the end the fields. The row is
 * held for the transaction, so that of two at once the slower finds what the faster left.
 * @throws AppFailure as `judgePerformer`, `judgeAct` and `judgeFields` say, and what the act itself refuses
 */
const actOnce = async (ctx: SignedInCtx, sent: ActionForm): Promise<Stepped> => {
  await judgePerformer(ctx, await getTrademark(ctx, sent.businessSn), sent.action)
  const trademark = await lockTrademark(ctx, sent.businessSn)
  const act = await judgePerformer(ctx, trademark, sent.action)
  ensure(sent.version == null || sent.version === trademark.version, 'trademark.newer_version', {
    current: { version: trademark.version },
  })
  const form = offeredOf(sent, { act, kind: trademark.kind })
  const changed = await take(ctx, trademark, { act, form })
  const { by, step = null } = wayOf(act)
  return steppedOf(ctx, changed, { performer: by, step })
}

/** Takes an act, and counts what became of it. @throws AppFailure as `actOnce` */
export const actOn = async (ctx: SignedInCtx, { body: sent }: { body: ActionForm }): Promise<Stepped> => {
  const action = fileActs.find((act) => act === sent.action && wayOf(act).by !== 'portal') ?? 'unknown'
  try {
    const stepped = await actOnce(ctx, sent)
    trademarkActions.add({ action, outcome: 'done' })
    return stepped
  } catch (error) {
    trademarkActions.add({ action, outcome: 'refused' })
    throw error
  }
}
