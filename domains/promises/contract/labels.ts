import type { PromiseBasis, PromiseKind } from '../proof/terms.ts'

export const promiseKindLabels = {
  acceptance: '受理',
  completion: '完成',
  callBack: '回电',
  messageReply: '留言答复',
} satisfies Record<PromiseKind, string>

/** Only the specification's terms are called promises; those that the operator sets himself are called targets. */
export const promiseBasisLabels = {
  promise: '服务承诺',
  target: '目标时限',
} satisfies Record<PromiseBasis, string>
