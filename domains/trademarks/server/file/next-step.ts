import type { ServiceOrder } from '@portal/orders/server'
import type { PromiseView } from '@portal/promises/contract'
import type { NextStep } from '../../contract/file/detail.ts'
import type { FileState } from '../../contract/file/states.ts'
import { isPaid } from './beside-state.ts'
import type { Trademark } from './file.table.ts'

type Who = NextStep['who']

const next = {
  1: ['provider', '等待服务商受理。'],
  2: ['provider', '服务商核对资料、准备报件。'],
  3: ['provider', '服务商制作报件草稿，完成后请您确认。'],
  4: ['customer', '请核对报件草稿，确认或退回修改。'],
  5: ['customer', '请支付补缴费用，支付后进入复核。'],
  6: ['staff', '平台复核报件。'],
  7: ['provider', '服务商向商标局报送。'],
  8: ['office', '等待商标局的收件回执。'],
  9: ['office', '等待商标局形式审查。'],
  11: ['office', '等待商标局实质审查。'],
  12: ['office', '等待商标局初步审定公告。'],
  13: ['office', '等待商标局实质审查。'],
  14: ['provider', '可以申请驳回复审，请与服务商商定。'],
  15: ['office', '等待商标局发证。'],
  16: ['office', '等待商标局初步审定公告。'],
  17: ['provider', '被异议，可以答辩，请与服务商商定。'],
  18: ['nobody', '已发证。'],
  22: ['office', '等待商标局初步审定公告。'],
  99: ['nobody', '办理终止。'],
} as const satisfies Record<FileState, readonly [Who, string]>

/** Abroad the offices are others. */
const abroad: Partial<Record<FileState, string>> = {
  7: '服务商向原属局报送。',
  8: '等待原属局的回执。',
  9: '等待原属局审查。',
  11: '等待世界知识产权组织国际局登记。',
  12: '等待指定成员审查。',
  13: '等待世界知识产权组织国际局登记。',
  15: '各成员审查期已满，等待归档。',
  16: '有成员临时驳回，服务商准备答复。',
  22: '临时驳回已全部克服，等待其余成员审查。',
  18: '已归档。',
}

/** What the state alone says. */
type StateStep = Pick<NextStep, 'who' | 'text' | 'due'>

type Due = {
  order: ServiceOrder | undefined
  extraOrder: ServiceOrder | undefined
  promises: readonly PromiseView[]
}

/** Who acts next: the customer while he owes a payment or a decision, else provider, staff or the office, in the end nobody. */
export const nextStepOf = (trademark: Trademark, { order, extraOrder, promises }: Due): StateStep => {
  const { fileState, kind } = trademark
  if (fileState === 1 && !isPaid(trademark)) {
    if (order?.closing) return { who: 'nobody', text: '订单正在关闭。', due: null }
    return { who: 'customer', text: '请完成支付，支付后由服务商受理。', due: order?.expiresAt.getTime() ?? null }
  }
  const [who, inChina] = next[fileState]
  const text = (kind === 'gjsbzc' && abroad[fileState]) || inChina
  if (fileState === 1) return { who, text, due: promises.find(({ keptAt }) => keptAt === null)?.dueAt ?? null }
  return { who, text, due: fileState === 5 ? (extraOrder?.expiresAt.getTime() ?? null) : null }
}
