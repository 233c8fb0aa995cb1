import { loginAddress, useSession } from '@portal/accounts/web'
import { PdfPreviewButton } from '@portal/files/web'
import { Button, call, Dialog, LinkButton, useAction } from '@portal/platform/web'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { valuationApi } from '../../contract/endpoints.ts'
import type { ReportForm, ValuationReport } from '../../contract/report.ts'

/** How long the page waits for the PDF, in ms: the first one of a day may take a while. */
const printTimeout = 30_000

/** Has the result printed as a report and hands it out; a visitor logs in first and comes back to this result. */
export function ReportButton({ id, scene }: ReportForm) {
  const { userinfo } = useSession()
  const { pathname, search } = useLocation()
  const [report, setReport] = useState<ValuationReport>()
  const { run, busy } = useAction(
    useCallback(
      async () => setReport(await call(valuationApi.report, { body: { id, scene } }, { timeoutMs: printTimeout })),
      [id, scene],
    ),
  )
  if (!userinfo) return <LinkButton to={loginAddress(pathname + search)}>登录后下载</LinkButton>
  return (
    <>
      <Button icon="download" busy={busy} busyText="正在生成…" onClick={() => void run()}>
        下载报告
      </Button>
      {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
    </>
  )
}

function ReportDialog({ report, onClose }: { report: ValuationReport; onClose: () => void }) {
  const { reportNo, url, fileName } = report
  return (
    <Dialog
      open
      mark="success"
      title="报告已生成"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <PdfPreviewButton url={url} fileName={fileName} />
          <a className="btn btn-primary" href={url} download={fileName}>
            下载 PDF
          </a>
        </>
      }
    >
      <p>报告编号 {reportNo}。链接 15 分钟内有效，请现在下载保存。</p>
    </Dialog>
  )
}
