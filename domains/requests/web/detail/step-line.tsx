import type { StepBasis } from '@portal/platform/contract'
import { endWords, Quiet } from '@portal/platform/web'
import type { NextStep } from '../../contract/next-step.ts'

export type StepViewer = 'customer' | 'staff'

const names = {
  customer: { customer: '您', staff: '我们' },
  staff: { customer: '客户', staff: '我们' },
} as const satisfies Record<StepViewer, Record<StepViewer, string>>

const bases = {
  promise: '服务时限',
  supplement: '补充材料的期限',
  deadline: '这件业务上登记的期限',
} as const satisfies Record<StepBasis, string>

/** The next step as its reader is told it: 下一步：您 · 补充材料 · 11 月 30 日 17:30 前；依据：补充材料的期限；会提醒您和我们. */
export const stepWords = ({ who, what, by, basis, told }: NonNullable<NextStep>, viewer: StepViewer): string => {
  const named = names[viewer]
  const reminded = told.map((one) => named[one]).join('和')
  return `下一步：${named[who]} · ${what} · ${endWords(by)} 前；依据：${bases[basis]}；会提醒${reminded}`
}

/** Who acts next, what he does, until when, on what that rests, and who is told; nothing while nobody acts. */
export function StepLine({ step, viewer }: { step: NextStep; viewer: StepViewer }) {
  return step && <Quiet>{stepWords(step, viewer)}</Quiet>
}
