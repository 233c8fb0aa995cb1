import { Button, ConfirmDialog, call, keyOf, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ordersApi } from '../../contract/endpoints.ts'
import type { OrderDetail } from '../../contract/order.ts'

/** Cancels an order that nobody has paid, after a question. */
export function CancelOrder({ orderNo }: Pick<OrderDetail, 'orderNo'>) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancel = useAction(
    useCallback(async () => {
      try {
        const { closing } = await call(ordersApi.cancel, { params: { orderNo } })
        toast(closing ? '正在向支付渠道查清，未付款就会关闭' : '订单已取消', 'success')
      } finally {
        setAsking(false)
        // Where it was refused, the order is not what the page shows.
        await queries.invalidateQueries({ queryKey: keyOf(ordersApi.detail) })
      }
    }, [queries, orderNo]),
  )
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        取消订单
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="取消这个订单？"
        danger
        mark="warning"
        cancelText="不取消"
        confirmText="取消订单"
        busy={cancel.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void cancel.run()}
      >
        取消后不能再为它付款，对应的申请不会办理；要办时须重新提交。已经转账的，请不要取消，等到账即可。
      </ConfirmDialog>
    </>
  )
}
