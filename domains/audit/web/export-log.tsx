import { call, dayText, ExportDialog, saveBlob } from '@portal/platform/web'
import { auditApi } from '../contract/endpoints.ts'
import type { LogSearch } from './log-search.ts'

/** How long the page waits for an export, in ms: a million entries take a while to travel. */
const patienceMs = 600_000

const further = [{ value: 'jsonl', label: 'JSONL（可自行校验）' }] as const

/** Downloads all sealed entries of the filter. */
export function ExportLogDialog({ filter, onClose }: { filter: LogSearch; onClose: () => void }) {
  return (
    <ExportDialog
      title="导出审计日志"
      about="导出当前筛选下已封存的全部记录，按序号排列。JSONL 每行一条，含上一条与本条的校验值，任何人都可以据此重新计算。"
      remark="导出本身会记入审计日志。文件含内部操作记录，请妥善保管，用毕删除。"
      further={further}
      save={async (format) => {
        const file = await call(auditApi.download, { query: { ...filter, format } }, { timeoutMs: patienceMs })
        saveBlob(file, `审计日志-${dayText(Date.now())}.${format}`)
      }}
      onClose={onClose}
    />
  )
}
