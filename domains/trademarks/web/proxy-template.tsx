import { isSignedIn, loginAddress } from '@portal/accounts/web'
import { Button, call, useAction } from '@portal/platform/web'
import { useLocation, useNavigate } from 'react-router'
import { trademarkPapersApi } from '../contract/paper-endpoints.ts'

interface ProxyTemplateProps {
  /** Empty before the application is sent. */
  businessSn?: string
  /** The name of the mark; a form hands over how to read what stands in it at the press. */
  name: string | (() => string)
}

/** Downloads the power of attorney that is to be signed and uploaded. A visitor is led to the login, as by an upload. */
export function ProxyTemplate({ businessSn = '', name }: ProxyTemplateProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { run, busy } = useAction(async () => {
    const trademark = { trademark_name: typeof name === 'string' ? name : name() }
    const body = { work_order_id: businessSn, confirm_step: 3, is_submit: 0, trademark } as const
    const { url, fileName } = await call(trademarkPapersApi.proxy, { body })
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
  })
  const press = () => (isSignedIn() ? void run() : void navigate(loginAddress(pathname + search)))
  return (
    <div>
      <Button icon="download" busy={busy} busyText="正在生成…" onClick={press}>
        下载委托书模板
      </Button>
    </div>
  )
}
