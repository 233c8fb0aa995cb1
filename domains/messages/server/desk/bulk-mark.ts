import type { BulkReply } from '@portal/platform/contract'
import { inBulk, type SignedInCtx } from '@portal/platform/server'
import type { BulkMessagesForm } from '../../contract/forms.ts'
import { clearSpam, markSpam } from './desk-steps.ts'
import { subjectOfMessage } from './take-step.ts'

const acts = { spam: markSpam, notSpam: clearSpam } satisfies Record<BulkMessagesForm['act'], unknown>

/** Marks several messages as spam, or as none, each as the call for it alone does. */
export const bulkMark = (ctx: SignedInCtx, { body }: { body: BulkMessagesForm }): Promise<BulkReply> =>
  inBulk(ctx, body.ids, {
    subjectOf: subjectOfMessage,
    act: (inside, id) => acts[body.act](inside, { params: { id } }),
  })
