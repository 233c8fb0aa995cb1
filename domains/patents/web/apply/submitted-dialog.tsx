import { payPath } from '@portal/orders/contract'
import { Button, Dialog, Notice, Scene } from '@portal/platform/web'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import type { patentsApi } from '../../contract/endpoints.ts'
import { patentPath } from '../../contract/paths.ts'

export type SubmittedApply = z.infer<typeof patentsApi.submit.reply>

/** Says that the application is stored. Its one button leads to the payment, or where nothing is owed to the application. */
export function SubmittedDialog({ submitted }: { submitted: SubmittedApply | undefined }) {
  const navigate = useNavigate()
  if (!submitted) return null
  const { businessSn, orderNo, findings } = submitted
  const goOn = () => void navigate(orderNo === null ? patentPath(businessSn) : payPath(orderNo), { replace: true })
  return (
    <Dialog
      alert
      full
      open
      mark="success"
      scene={<Scene name="bulb" eager />}
      title="提交成功"
      onClose={goOn}
      actions={
        <Button variant="primary" onClick={goOn}>
          确定
        </Button>
      }
    >
      <p>
        {orderNo === null
          ? `业务编号 ${businessSn}，等待受理。`
          : `业务编号 ${businessSn}，请完成支付，支付后由工作人员受理。`}
      </p>
      {findings.map(({ code, text }) => (
        <Notice key={code} tone="warning">
          {text}
        </Notice>
      ))}
    </Dialog>
  )
}
