import { Checkbox, call, dayText, ExportButton, ExportDialog, saveBlob } from '@portal/platform/web'
import { useState } from 'react'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import type { filterOf } from './queue-search.ts'

/** How long the page waits for an export, in ms: 50,000 rows take some seconds to write and longer to travel. */
const patienceMs = 180_000

type Filter = ReturnType<typeof filterOf>

/** Downloads the rows of the queue, as it is filtered now. */
export function ExportQueue({ filter, disabled }: { filter: Filter; disabled: boolean }) {
  return (
    <ExportButton disabled={disabled}>
      {(onClose) => <ExportQueueDialog filter={filter} onClose={onClose} />}
    </ExportButton>
  )
}

function ExportQueueDialog({ filter, onClose }: { filter: Filter; onClose: () => void }) {
  const [withContacts, setWithContacts] = useState(false)
  return (
    <ExportDialog
      title="导出业务列表"
      about="导出当前筛选下的全部行，不限于本页。"
      remark="导出人、时间、筛选条件和行数会被记录。文件含客户资料，请妥善保管，用毕删除。"
      save={async (format) => {
        const query = { ...filter, format, contacts: withContacts ? 1 : 0 } as const
        const file = await call(workbenchApi.exportQueue, { query }, { timeoutMs: patienceMs })
        saveBlob(file, `海外维权业务-${dayText(Date.now())}.${format}`)
      }}
      onClose={onClose}
    >
      <Checkbox value={withContacts} onChange={setWithContacts} label="包含联系人姓名与电话" />
    </ExportDialog>
  )
}
