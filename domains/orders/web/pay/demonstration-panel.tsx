import { Button, call, Notice, useAction } from '@portal/platform/web'
import { useCallback } from 'react'
import { ordersApi } from '../../contract/endpoints.ts'
import css from './pay.module.css'

/** The demonstration's way: one press, and no money moves. */
export function DemonstrationPanel({ paymentNo, onPaid }: { paymentNo: string; onPaid: () => void }) {
  const pay = useAction(
    useCallback(async () => {
      await call(ordersApi.payDemonstration, { body: { paymentNo } })
      onPaid()
    }, [paymentNo, onPaid]),
  )
  return (
    <div className={css.panel}>
      <Notice title="演示付款，不涉及任何资金">
        <p>按下后，订单按已付款继续，供您体验后面的步骤。</p>
      </Notice>
      <Button variant="primary" size="large" busy={pay.busy} busyText="正在处理…" onClick={() => void pay.run()}>
        完成演示付款
      </Button>
    </div>
  )
}
