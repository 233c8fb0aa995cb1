import {
  Button,
  Card,
  call,
  keyOf,
  Notice,
  phoneWidth,
  queryOf,
  SplitLayout,
  Stack,
  toast,
  useAction,
  useMedia,
} from '@portal/platform/web'
import { OperatorText } from '@portal/site/web'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { ordersApi } from '../../contract/endpoints.ts'
import { moneyWords, noYuan } from '../../contract/money.ts'
import type { OrderDetail, PayAnswer, PayForm } from '../../contract/order.ts'
import { resultPath } from '../../contract/paths.ts'
import type { PayWay } from '../../contract/ways.ts'
import { takeConsent } from './in-wechat.ts'
import { OrderSummary } from './order-summary.tsx'
import { useStanding } from './use-standing.ts'
import { WayChoice } from './way-choice.tsx'
import { WayPanel } from './way-panel.tsx'

// Most who pay send no slip.
const SlipUpload = lazy(async () => ({ default: (await import('./slip-upload.tsx')).SlipUpload }))

/** Paying one order: first a way is chosen, then the page shows what it needs and turns by itself once the money is here. */
export function Payment({ order, heardAt }: { order: OrderDetail; heardAt: number }) {
  const { orderNo, ways, serverTime, paidAmount } = order
  const queries = useQueryClient()
  // On a phone what is beside the page comes below it; the amount is to come first.
  const isPhone = useMedia(phoneWidth)
  const [answer, setAnswer] = useState<PayAnswer>()
  const { data: standing, refetch } = useStanding(orderNo, true)
  const { run: begin, busy } = useAction(
    useCallback(
      async (way: PayWay, consent?: Pick<PayForm, 'code' | 'state'>) => {
        try {
          setAnswer(await call(ordersApi.pay, { params: { orderNo }, body: { way, ...consent } }))
        } catch (error) {
          // Where it was refused, the ways or the order are not what the page shows.
          void queries.invalidateQueries({ queryKey: keyOf(ordersApi.detail) })
          throw error
        }
      },
      [orderNo, queries],
    ),
  )
  const look = useAction(
    useCallback(async () => {
      const found = await call(ordersApi.check, { params: { orderNo } })
      queries.setQueryData(queryOf(ordersApi.standing, { params: { orderNo } }).queryKey, found)
      if (found.state === 0) toast('还没有查到付款结果，到账后这一页会自动更新', 'info')
    }, [orderNo, queries]),
  )
  // Who comes back from WeChat's consent page pays on where he was.
  useEffect(() => {
    const consent = takeConsent()
    if (consent) void begin('wechatJsapi', consent)
  }, [begin])
  if (standing && standing.state !== 0) return <Navigate to={resultPath(orderNo)} replace />
  const paid = standing?.paidAmount ?? paidAmount
  const due = standing?.dueAmount ?? order.dueAmount
  const isPart = paid !== noYuan
  const partWords = `已收到 ${moneyWords(paid)}，还差 ${moneyWords(due)}`
  const summary = <OrderSummary order={order} due={due} clock={{ serverTime, heardAt }} />
  return (
    <SplitLayout aside={!isPhone && summary}>
      <p role="status" className="sr-only">
        {isPart && partWords}
      </p>
      <Stack gap={20}>
        {isPhone && summary}
        {isPart && (
          <Notice tone="warning" title={partWords}>
            <p>余款请用银行转账付清，附言与上次相同。</p>
          </Notice>
        )}
        {(standing?.closing ?? order.closing) ? (
          <Notice title="订单正在关闭">
            <p>正在向支付渠道查清有没有付款，现在不能再付。</p>
          </Notice>
        ) : answer === undefined ? (
          <WayChoice ways={ways} busy={busy} onBegin={(way) => void begin(way)} />
        ) : (
          <Card
            title="完成付款"
            actions={
              <Button variant="text" onClick={() => setAnswer(undefined)}>
                换一种方式
              </Button>
            }
          >
            <WayPanel answer={answer} onPaid={() => void (answer.jsapi ? look.run() : refetch())} />
            {answer.way === 'bankTransfer' && (
              <Suspense>
                <SlipUpload orderNo={orderNo} slips={order.slips} />
              </Suspense>
            )}
            <Button busy={look.busy} busyText="正在查询…" onClick={() => void look.run()}>
              我已付款，查询结果
            </Button>
          </Card>
        )}
        <OperatorText of="payment-note" title="付款说明" />
      </Stack>
    </SplitLayout>
  )
}
