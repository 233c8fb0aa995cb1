import { moneyWords, orderPath, payPath } from '@portal/orders/contract'
import {
  ActCard,
  BigDate,
  LinkButton,
  Notice,
  phoneWidth,
  SceneSection,
  Stack,
  shanghaiDay,
  useMedia,
} from '@portal/platform/web'
import type { PatentDetail } from '../../contract/detail.ts'
import { askPath } from '../../contract/paths.ts'
import { isUnpaid } from '../progress/state-tag.tsx'
import styles from './case.module.css'
import { MeaningCard, SupplementCard } from './owed-answers.tsx'

type Order = NonNullable<PatentDetail['order']>

/** What the page begins with: the payment or the answers that are owed, or how the application ended, and what is worth a second look. */
export function CaseLead({ detail }: { detail: PatentDetail }) {
  const { businessSn, state, order, findings, can } = detail
  const isOpen = state < 3
  return (
    <Stack gap={20}>
      {isUnpaid(detail) && order && <PayCard order={order} />}
      {can.includes('answerSupplement') && <SupplementCard detail={detail} />}
      {can.includes('answerMeaning') && <MeaningCard businessSn={businessSn} />}
      {!isOpen && <Result detail={detail} />}
      {isOpen &&
        findings.map(({ code, text }) => (
          <Notice key={code} tone="warning">
            {text}
          </Notice>
        ))}
    </Stack>
  )
}

function PayCard({ order: { orderNo, amount, expiresAt } }: { order: Order }) {
  const isPhone = useMedia(phoneWidth)
  return (
    <ActCard
      tone="due"
      level={2}
      date={<BigDate day={shanghaiDay(expiresAt)} label="最迟" size={isPhone ? 'phone' : 'row'} />}
      title={`请付款 ${moneyWords(amount)}`}
      text="付款后由工作人员受理；逾期未付，订单和申请一起关闭。"
      action={
        <LinkButton variant="primary" to={payPath(orderNo)}>
          去付款
        </LinkButton>
      }
      more={
        <LinkButton variant="text" to={orderPath(orderNo)}>
          看订单
        </LinkButton>
      }
    />
  )
}

function Result({ detail }: { detail: PatentDetail }) {
  const { businessSn, state, processResult, closeReason, order } = detail
  const isDone = state === 3
  return (
    <SceneSection
      scene="bulb"
      tone={isDone ? 'jade' : 'gold'}
      title={isDone ? '服务完成' : '服务关闭'}
      actions={
        <>
          <LinkButton to={askPath(businessSn)}>就结果提问</LinkButton>
          {!isDone && order?.state === 1 && <LinkButton to={orderPath(order.orderNo)}>申请退款</LinkButton>}
        </>
      }
    >
      <p className={styles.text}>{isDone ? processResult : closeReason}</p>
    </SceneSection>
  )
}
