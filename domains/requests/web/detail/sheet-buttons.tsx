import { Button, call, saveBlob, useAction } from '@portal/platform/web'
import { useCallback } from 'react'
import { requestsApi } from '../../contract/endpoints.ts'

/** How long the page waits for the PDF, in ms: the first one of a day may take a while. */
const printTimeout = 30_000

/** The buttons 打印 and 下载 PDF: they give the user a copy of what was sent. */
export function SheetButtons({ businessSn, desk = false }: { businessSn: string; desk?: boolean }) {
  const { run, busy } = useAction(
    useCallback(async () => {
      const endpoint = desk ? requestsApi.deskSheet : requestsApi.ownSheet
      saveBlob(await call(endpoint, { params: { businessSn } }, { timeoutMs: printTimeout }), `${businessSn}.pdf`)
    }, [businessSn, desk]),
  )
  return (
    <>
      <Button size="small" icon="print" onClick={() => window.print()}>
        打印
      </Button>
      <Button size="small" icon="download" busy={busy} busyText="正在生成…" onClick={() => void run()}>
        下载 PDF
      </Button>
    </>
  )
}
