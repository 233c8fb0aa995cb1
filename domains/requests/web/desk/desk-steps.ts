import { type ButtonProps, type CallOptions, call } from '@portal/platform/web'
import type * as z from 'zod/mini'
import { acceptForm, completeForm, rejectForm, requestLimits, requestsApi } from '../../contract/index.ts'
import type { RequestAction } from '../../contract/rules.ts'

export type DeskAction = Exclude<RequestAction, 'requestFullPlan'>

/** What the desk writes with a step: the text for the customer under its wire name, and a note for itself. */
export type StepText = 'acceptContent' | 'processResult'
export type StepValues = Partial<Record<StepText, string>> & { note: string }

type DeskStep = {
  title: string
  schema: z.ZodMiniType<unknown, { [K in keyof StepValues]?: unknown }>
  field: { name: StepText; label: string; hint: string; max: number; required: boolean }
  variant: NonNullable<ButtonProps['variant']>
  done: string
  send: (businessSn: string, body: StepValues, options: CallOptions) => Promise<unknown>
}

const max = requestLimits.deskText

/** The steps of the desk; which of them a request allows is the server's to say. */
export const deskSteps: Readonly<Record<DeskAction, DeskStep>> = {
  accept: {
    title: '受理该业务',
    schema: acceptForm,
    field: { name: 'acceptContent', label: '受理说明', hint: '客户可见，可不填', max, required: false },
    variant: 'primary',
    done: '已受理',
    send: (businessSn, body, options) => call(requestsApi.accept, { params: { businessSn }, body }, options),
  },
  reject: {
    title: '不予受理',
    schema: rejectForm,
    field: { name: 'acceptContent', label: '不予受理的原因', hint: '客户可见', max, required: true },
    variant: 'danger',
    done: '已标记为不予受理',
    send: (businessSn, body, options) => call(requestsApi.reject, { params: { businessSn }, body }, options),
  },
  complete: {
    title: '办结该业务',
    schema: completeForm,
    field: { name: 'processResult', label: '处理结果', hint: '客户可见', max, required: true },
    variant: 'primary',
    done: '已办结',
    send: (businessSn, body, options) => call(requestsApi.complete, { params: { businessSn }, body }, options),
  },
}
