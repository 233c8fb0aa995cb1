import {
  Button,
  call,
  Dialog,
  Field,
  Notice,
  Segmented,
  Stack,
  saveBlob,
  useAction,
  useReload,
} from '@portal/platform/web'
import { useState } from 'react'
import type { DeskCourseDetail, ExportFormat } from '../../contract/desk.ts'
import { courseDeskApi } from '../../contract/desk-endpoints.ts'
import type { EnrolmentState } from '../../contract/rules.ts'
import { courseReads } from './course-reads.ts'

/** How long the page waits for the export, in ms: a long list takes some seconds to write and longer to travel. */
const patienceMs = 60_000

const formatOptions = [
  { value: 'xlsx', label: 'Excel（XLSX）' },
  { value: 'csv', label: 'CSV' },
] as const satisfies readonly { value: ExportFormat; label: string }[]

type ExportProps = { course: DeskCourseDetail; filter: { state: EnrolmentState | ''; keyword: string } }

/** A button that exports the sign-ups that the filters select. */
export function ExportButton({ disabled, ...rest }: ExportProps & { disabled: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="download" size="small" disabled={disabled} onClick={() => setOpen(true)}>
        导出
      </Button>
      {isOpen && <ExportDialog {...rest} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExportDialog({ course: { id, courseName }, filter, onClose }: ExportProps & { onClose: () => void }) {
  const [format, setFormat] = useState<ExportFormat | ''>('xlsx')
  const reload = useReload(courseReads)
  const { run, busy } = useAction(async () => {
    const query = { ...filter, format: format || 'xlsx' } as const
    const file = await call(courseDeskApi.export, { params: { id }, query }, { timeoutMs: patienceMs })
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
    saveBlob(file, `${courseName}-报名名单-${day}.${query.format}`)
    onClose()
    await reload()
  })
  return (
    <Dialog
      open
      title="导出报名名单"
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
        <p>导出当前筛选下的全部报名，不限于本页。</p>
        <Field label="文件格式" group>
          <Segmented value={format} onChange={setFormat} options={formatOptions} />
        </Field>
        <Notice>导出人、时间和行数会被记录。文件含联系人资料，请妥善保管，用毕删除。</Notice>
      </Stack>
    </Dialog>
  )
}
