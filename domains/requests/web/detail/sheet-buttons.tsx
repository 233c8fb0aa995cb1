import { ActionMenu, Button, call, saveBlob, useAction } from '@portal/platform/web'
import { requestsApi } from '../../contract/endpoints.ts'

/** How long the page waits for the PDF, in ms: the first one of a day may take a while. */
const printTimeout = 30_000

const fetchSheet = async (endpoint: typeof requestsApi.ownSheet | typeof requestsApi.deskSheet, businessSn: string) =>
  saveBlob(await call(endpoint, { params: { businessSn } }, { timeoutMs: printTimeout }), `${businessSn}.pdf`)

/** The button 下载 PDF: it gives the customer a copy of what was sent. */
export function SheetButton({ businessSn }: { businessSn: string }) {
  const { run, busy } = useAction(() => fetchSheet(requestsApi.ownSheet, businessSn))
  return (
    <Button size="small" icon="download" busy={busy} busyText="正在生成…" onClick={() => void run()}>
      下载 PDF
    </Button>
  )
}

/** The buttons 打印 and 下载 PDF. */
export function SheetButtons({ businessSn }: { businessSn: string }) {
  return (
    <>
      <Button size="small" icon="print" onClick={() => window.print()}>
        打印
      </Button>
      <SheetButton businessSn={businessSn} />
    </>
  )
}

/** The same for the desk, behind ⋯, since its page has steps of its own to offer. */
export function SheetMenu({ businessSn }: { businessSn: string }) {
  const { run, busy } = useAction(() => fetchSheet(requestsApi.deskSheet, businessSn))
  return (
    <ActionMenu
      label="更多操作"
      entries={[
        { id: 'print', label: '打印', icon: 'print' },
        { id: 'pdf', label: busy ? '正在生成…' : '下载 PDF', icon: 'download', disabled: busy },
      ]}
      onAction={(id) => (id === 'print' ? window.print() : void run())}
    />
  )
}
