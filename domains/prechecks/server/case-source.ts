import type { ActorCtx, Ctx, RecordKind } from '@portal/platform/server'
import type { PrecheckForm } from '../contract/rule.ts'

/** A case as it is checked: what its sender wrote, and where its papers lie. */
export type CheckedCase = {
  form: PrecheckForm
  ownerId: string
  submittedAt: Date
  /** The fields by their wire names, without contact and ID number. */
  values: Readonly<Record<string, unknown>>
  /** The right of the vault that the case keeps as the one its form was filled from; null where it keeps none. */
  rightId: string | null
  /** The record that the papers are attached to, as the domain of files knows it. */
  papers: { kind: string; ref: string }
}

/** What the owner of a case is asked to mend: fields by their wire names, also such as no form has, and the last day. */
type AskedOfOwner = {
  businessSn: string
  items: readonly { field: string; problem: string }[]
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  dueDate: string
}

/** Cases that are checked after their submission, told by the domain that has them; the composition root hands it over. */
export type CaseSource = {
  /** What staff call a form, and a tab of it. */
  formName: (form: PrecheckForm, requirementType: 1 | 2 | undefined) => string
  /** The event of a submission; its data hold `businessSn`. */
  submitted: string
  /** What the act log calls a case. */
  record: RecordKind
  /** The numbers of the cases that were submitted in this span of time. */
  submittedIn: (ctx: Pick<Ctx, 'db'>, span: { from: Date; to: Date }) => Promise<string[]>
  find: (ctx: Pick<Ctx, 'db'>, businessSn: string) => Promise<CheckedCase | undefined>
  /**
   * Begins a round of supplement by the rules of the case's own state, in the caller's transaction.
   * @throws AppFailure with HTTP status 409 where the state does not allow it now
   */
  askSupplement: (ctx: ActorCtx, asked: AskedOfOwner) => Promise<{ round: number }>
}
