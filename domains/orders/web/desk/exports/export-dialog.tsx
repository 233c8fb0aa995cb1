import { call, dayText, ExportDialog, saveBlob } from '@portal/platform/web'
import { exportsApi } from '../../../contract/export-endpoints.ts'

/** How long the page waits for an export, in ms: 100,000 rows take some seconds to write and longer to travel. */
const patienceMs = 180_000

type Wanted =
  | { what: 'orders'; filter: Omit<Parameters<typeof call<typeof exportsApi.orders>>[1]['query'], 'format'> }
  | { what: 'ledger'; filter: Omit<Parameters<typeof call<typeof exportsApi.ledger>>[1]['query'], 'format'> }

const titles = { orders: '订单', ledger: '账簿' }

/** Downloads all orders or entries, as the list is filtered now. */
export function ExportMoneyDialog({ onClose, ...wanted }: Wanted & { onClose: () => void }) {
  const title = titles[wanted.what]
  return (
    <ExportDialog
      title={`导出${title}`}
      about="导出当前筛选下的全部行，不限于本页。"
      remark="导出人、时间、筛选条件和行数会被记录。文件含客户与收款资料，请妥善保管，用毕删除。"
      save={async (format) => {
        const patience = { timeoutMs: patienceMs }
        const file =
          wanted.what === 'orders'
            ? await call(exportsApi.orders, { query: { ...wanted.filter, format } }, patience)
            : await call(exportsApi.ledger, { query: { ...wanted.filter, format } }, patience)
        saveBlob(file, `${title}-${dayText(Date.now())}.${format}`)
      }}
      onClose={onClose}
    />
  )
}
