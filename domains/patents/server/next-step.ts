import type { ServiceOrder } from '@portal/orders/server'
import type { PromiseView } from '@portal/promises/contract'
import type { NextStep, PatentDetail } from '../contract/detail.ts'
import { patentStateLabels } from '../contract/states.ts'
import { isPaid } from './beside-state.ts'
import type { Patent } from './patent.table.ts'

/** What the state alone says. */
type StateStep = Pick<NextStep, 'who' | 'text' | 'due'>

type Due = { order: ServiceOrder | undefined; promises: readonly PromiseView[]; supplement: PatentDetail['supplement'] }

/** Who acts next: the customer while he owes the payment or an answer, else the desk, in the end nobody. */
export const nextStepOf = (patent: Patent, { order, promises, supplement }: Due): StateStep => {
  if (patent.state > 2) return { who: 'nobody', text: patentStateLabels[patent.state], due: null }
  if (!isPaid(patent)) {
    if (order?.closing) return { who: 'nobody', text: '订单正在关闭。', due: null }
    return { who: 'customer', text: '请完成支付，支付后由工作人员受理。', due: order?.expiresAt.getTime() ?? null }
  }
  if (supplement) return { who: 'customer', text: '请补充，补齐之前计时暂停。', due: supplement.dueTime }
  if (patent.state === 1) {
    const due = promises.find(({ keptAt }) => keptAt === null)?.dueAt ?? null
    return { who: 'staff', text: '等待工作人员受理。', due }
  }
  return patent.specialMeaning === 'unclear'
    ? { who: 'customer', text: '请说明保密请求要办理的是哪一种。', due: null }
    : { who: 'staff', text: '专利代理机构正在办理。', due: null }
}

/** Until when the desk's promise or the customer's supplement stands; a clock of the desk rests while the customer is asked. */
export const standingOf = (patent: Patent, supplement: PatentDetail['supplement']) => ({
  nextDue: supplement?.dueTime ?? patent.nextDue?.getTime() ?? null,
  isAsked: supplement !== null,
})
