import {
  call,
  FormDialog,
  FormField,
  isConflict,
  Quiet,
  TextArea,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { withdrawForm } from '../../contract/desk.ts'
import type { PatentDetail } from '../../contract/detail.ts'
import { patentsApi } from '../../contract/endpoints.ts'
import { patentLimits } from '../../contract/limits.ts'
import { ownReads } from './own-reads.ts'

/** Takes an application back, with the reason that the customer may give. */
export function WithdrawDialog({
  detail: { businessSn, order },
  onClose,
}: {
  detail: PatentDetail
  onClose: () => void
}) {
  const reload = useReload(ownReads)
  const form = useOrderedForm<{ businessSn: string; reason: string }>({
    schema: withdrawForm,
    defaults: { businessSn, reason: '' },
    send: async (body, { key }) => {
      try {
        await call(patentsApi.withdraw, { body }, { key })
      } catch (error) {
        if (isConflict(error)) await reload()
        throw error
      }
    },
    onDone: async () => {
      toast('已撤回')
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="撤回这件申请？" submit="撤回申请" variant="danger" cancel="不撤回" onClose={onClose}>
      <p>撤回以后不能恢复，需要时可以重新提交。</p>
      {order?.state === 0 && <Quiet>未付款的订单随之关闭。</Quiet>}
      {order?.state === 1 && <Quiet>已经付款的，撤回后到订单里申请退款。</Quiet>}
      <FormField form={form} name="reason" label="撤回的原因" note="选填" max={patentLimits.withdrawReason}>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </FormDialog>
  )
}
