import { payPath } from '@portal/orders/contract'
import { Button, Dialog, keyOf, Notice, Scene } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import type { patentApplyApi } from '../../contract/apply-endpoints.ts'
import { patentsApi } from '../../contract/endpoints.ts'
import { patentPath } from '../../contract/paths.ts'

export type SubmittedApply = z.infer<typeof patentApplyApi.submit.reply>

/** Says that the application is stored, and has the list of applications read anew. Its one button leads to the payment, or where nothing is owed to the application. */
export function SubmittedDialog({ submitted }: { submitted: SubmittedApply | undefined }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => {
    if (submitted) void queries.invalidateQueries({ queryKey: keyOf(patentsApi.listOwn) })
  }, [submitted, queries])
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
