import { Button, call, saveBlob, useAction } from '@portal/platform/web'
import { useCallback } from 'react'
import { ordersApi } from '../../contract/endpoints.ts'

/** How long the page waits for the PDF, in ms: the first one of a day may take a while. */
const printTimeout = 30_000

/** Hands out the paper about an order: what is to be paid and where to, or what was received. */
export function SheetButton({ orderNo }: { orderNo: string }) {
  const { run, busy } = useAction(
    useCallback(
      async () =>
        saveBlob(await call(ordersApi.sheet, { params: { orderNo } }, { timeoutMs: printTimeout }), `${orderNo}.pdf`),
      [orderNo],
    ),
  )
  return (
    <Button icon="download" busy={busy} busyText="正在生成…" onClick={() => void run()}>
      下载 PDF
    </Button>
  )
}
