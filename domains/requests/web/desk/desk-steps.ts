import { type ButtonProps, type CallOptions, call } from '@portal/platform/web'
import type * as z from 'zod/mini'
import { acceptForm, calledForm, completeForm, rejectDialogForm } from '../../contract/desk.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestLimits } from '../../contract/limits.ts'
import type { RequestAction } from '../../contract/rules.ts'
import { withdrawForm } from '../../contract/supplement-form.ts'
import type { BlockAction } from '../../contract/workbench/reply-block.ts'

/** The steps of the desk that have a dialog; asking for a supplement has a card of its own. */
export type DeskAction = Exclude<RequestAction, 'requestFullPlan' | 'askSupplement' | 'answerSupplement'>

/** What the desk writes with a step: texts for the customer under their wire names, and a note for itself. */
export type StepText = 'acceptContent' | 'cure' | 'processResult' | 'reason'
export type StepValues = Partial<Record<StepText, string>> & { note: string }

/** The answer to a step; `pending` is true where a colleague must confirm it first. */
export type StepReply = { pending?: true | undefined }

type DeskStep = {
  title: string
  schema: z.ZodMiniType<unknown, { [K in keyof StepValues]?: unknown }>
  /** The texts that the customer will read. */
  fields: readonly { name: StepText; label: string; hint: string; max: number; required: boolean }[]
  /** The step whose reply blocks the first text may begin with; without it there are none. */
  blocks?: BlockAction
  variant: NonNullable<ButtonProps['variant']>
  done: string
  send: (businessSn: string, body: StepValues, options: CallOptions) => Promise<StepReply>
}

const max = requestLimits.deskText

/** The dialogs of the desk's steps; the server says which steps a request allows (`can`). */
export const deskSteps: Readonly<Record<DeskAction, DeskStep>> = {
  accept: {
    title: '受理该业务',
    schema: acceptForm,
    fields: [{ name: 'acceptContent', label: '受理说明', hint: '客户可见，可不填', max, required: false }],
    blocks: 'accept',
    variant: 'primary',
    done: '已受理',
    send: (businessSn, body, options) => call(requestsApi.accept, { params: { businessSn }, body }, options),
  },
  reject: {
    title: '不予受理',
    schema: rejectDialogForm,
    fields: [
      { name: 'acceptContent', label: '不予受理的原因', hint: '客户可见', max, required: true },
      {
        name: 'cure',
        label: '客户现在可以怎么办',
        hint: '客户可见：补齐什么可以重新提交，或者应当找谁办理',
        max,
        required: true,
      },
    ],
    blocks: 'reject',
    variant: 'danger',
    done: '已标记为不予受理',
    send: (businessSn, body, options) => call(requestsApi.reject, { params: { businessSn }, body }, options),
  },
  complete: {
    title: '完成该业务',
    schema: completeForm,
    fields: [{ name: 'processResult', label: '处理结果', hint: '客户可见', max, required: true }],
    blocks: 'complete',
    variant: 'primary',
    done: '已完成',
    send: (businessSn, body, options) => call(requestsApi.complete, { params: { businessSn }, body }, options),
  },
  withdrawSupplement: {
    title: '撤回补充要求',
    schema: withdrawForm,
    fields: [{ name: 'reason', label: '撤回的原因', hint: '客户可见', max: requestLimits.problem, required: true }],
    variant: 'secondary',
    done: '已撤回补充要求',
    send: (businessSn, body, options) =>
      call(requestsApi.withdrawSupplement, { params: { businessSn }, body }, options),
  },
  recordCall: {
    title: '登记已回电',
    schema: calledForm,
    fields: [],
    variant: 'primary',
    done: '已登记回电',
    send: (businessSn, body, options) => call(requestsApi.called, { params: { businessSn }, body }, options),
  },
}

export const isDeskAction = (action: RequestAction): action is DeskAction => action in deskSteps
