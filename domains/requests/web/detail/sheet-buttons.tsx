import { Button, call, saveBlob, useAction } from '@portal/platform/web'
import { useCallback } from 'react'
import { requestsApi } from '../../contract/endpoints.ts'

/** Setting the first page of a day may take a while. */
const printTimeout = 30_000

/** 打印 and 下载 PDF: what was sent, for one's own files. */
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
