import { Button, Checkbox, call, Dialog, Field, Notice, Segmented, Stack, useAction } from '@portal/platform/web'
import { useState } from 'react'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import type { ExportFormat } from '../../contract/workbench/export.ts'
import type { filterOf } from './queue-search.ts'
import { saveFile } from './save-file.ts'

/** How long the page waits for an export, in ms: 50,000 rows take some seconds to write and longer to travel. */
const patienceMs = 180_000

const formatOptions = [
  { value: 'xlsx', label: 'Excel（XLSX）' },
  { value: 'csv', label: 'CSV' },
] as const satisfies readonly { value: ExportFormat; label: string }[]

/** Downloads the rows of the queue, as it is filtered now. */
export function ExportButton({ filter, disabled }: { filter: ReturnType<typeof filterOf>; disabled: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="download" size="small" disabled={disabled} onClick={() => setOpen(true)}>
        导出
      </Button>
      {isOpen && <ExportDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExportDialog({ filter, onClose }: { filter: ReturnType<typeof filterOf>; onClose: () => void }) {
  const [format, setFormat] = useState<ExportFormat | ''>('xlsx')
  const [withContacts, setWithContacts] = useState(false)
  const { run, busy } = useAction(async () => {
    const query = { ...filter, format: format || 'xlsx', contacts: withContacts ? 1 : 0 } as const
    const file = await call(workbenchApi.exportQueue, { query }, { timeoutMs: patienceMs })
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
    saveFile(file, `海外维权业务-${day}.${query.format}`)
    onClose()
  })
  return (
    <Dialog
      open
      title="导出业务列表"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" icon="download" busy={busy} busyText="正在导出…" onClick={() => void run()}>
            导出
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>导出当前筛选下的全部行，不限于本页。</p>
        <Field label="文件格式" group>
          <Segmented value={format} onChange={setFormat} options={formatOptions} />
        </Field>
        <Checkbox value={withContacts} onChange={setWithContacts} label="包含联系人姓名与电话" />
        <Notice>导出人、时间、筛选条件和行数会被记录。文件含客户资料，请妥善保管，用毕删除。</Notice>
      </Stack>
    </Dialog>
  )
}
