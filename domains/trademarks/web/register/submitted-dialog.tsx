import { Button, Dialog, keyOf, Notice, Scene, Stack } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import type { SubmittedOrder } from '../../contract/order-endpoints.ts'

/** The address of this app's router in the server's address, which has it behind the hash. */
const routeOf = (url: string): string => url.slice(url.indexOf('#') + 1)

/** Says that the application is stored, and has the list of applications read anew. Its one button goes where the server says: to the payment, or where nothing is owed to the application. */
export function SubmittedDialog({ result: { url, businessSn, orderNo, report } }: { result: SubmittedOrder }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: keyOf(trademarkFilesApi.listOwn) })
  }, [queries])
  const goOn = () => void navigate(routeOf(url), { replace: true })
  return (
    <Dialog
      alert
      full
      open
      mark="success"
      scene={<Scene name="stamp" eager />}
      title="提交成功"
      onClose={goOn}
      actions={
        <Button variant="primary" onClick={goOn}>
          确定
        </Button>
      }
    >
      <Stack gap={12}>
        <p>
          {orderNo === null
            ? `业务编号 ${businessSn}，等待服务商受理。`
            : `业务编号 ${businessSn}，请完成支付，支付后由服务商受理。`}
        </p>
        {report && (
          <Notice tone="success" title="检索报告已生成">
            报告编号 {report.reportNo}，
            <a href={report.url} download={report.fileName}>
              下载报告
            </a>
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
