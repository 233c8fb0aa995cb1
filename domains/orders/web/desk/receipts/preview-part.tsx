import { type Column, DataTable, Field, FormGrid, momentText, Notice, Select } from '@portal/platform/web'
import { moneyWords } from '../../../contract/money.ts'
import {
  type ReceiptField,
  type ReceiptMapping,
  type ReceiptPreview,
  receiptFieldLabels,
  receiptFields,
} from '../../../contract/receipts.ts'
import { RefusedLines } from './refused-lines.tsx'

type Line = ReceiptPreview['lines'][number]

const columns: readonly Column<Line>[] = [
  { key: 'line', header: '行', width: '64px', cell: ({ line }) => line },
  { key: 'at', header: '到账时间', cell: ({ at }) => momentText(at) },
  { key: 'amount', header: '金额', align: 'right', cell: ({ amount }) => moneyWords(amount) },
  { key: 'payer', header: '付款人', title: true, cell: ({ payerName }) => payerName || '—' },
  { key: 'text', header: '附言', cell: ({ text }) => text || '—' },
]

type PreviewPartProps = { preview: ReceiptPreview; busy: boolean; onChange: (mapping: ReceiptMapping) => void }

/** What the file would add under the present mapping, and the mapping itself, which staff may change. */
export function PreviewPart({ preview, busy, onChange }: PreviewPartProps) {
  const { mapping, fault, rows, incoming, sum, outgoing, refusedCount, refused, lines } = preview
  const found = `共 ${rows} 行：收入 ${incoming} 笔，合计 ${moneyWords(sum)}；支出 ${outgoing} 笔（只用于登记退款付出）；${refusedCount} 行有误`
  return (
    <>
      {fault === null ? (
        <Notice tone={refusedCount > 0 ? 'warning' : 'info'}>{found}</Notice>
      ) : (
        <Notice tone="error">{fault}</Notice>
      )}
      <MappingFields columns={preview.columns} mapping={mapping} busy={busy} onChange={onChange} />
      <RefusedLines count={refusedCount} refused={refused} />
      {lines.length > 0 && (
        <DataTable
          caption={`前 ${lines.length} 笔收款`}
          columns={columns}
          rows={lines}
          rowKey={({ line }) => String(line)}
          busy={busy}
        />
      )}
    </>
  )
}

type MappingProps = {
  columns: readonly string[]
  mapping: ReceiptMapping
  busy: boolean
  onChange: (mapping: ReceiptMapping) => void
}

function MappingFields({ columns, mapping, busy, onChange }: MappingProps) {
  const options = columns.map((heading, at) => ({
    value: String(at),
    label: `第 ${at + 1} 列：${heading || '（无列名）'}`,
  }))
  const isRequired = (field: ReceiptField) => field === 'at' || field === 'income'
  return (
    <FormGrid>
      {receiptFields.map((field) => (
        <Field key={field} label={receiptFieldLabels[field]} required={isRequired(field)}>
          <Select
            value={String(mapping[field] ?? '')}
            options={options}
            placeholder="文件中没有"
            disabled={busy}
            onChange={(value) => onChange({ ...mapping, [field]: value === '' ? null : Number(value) })}
          />
        </Field>
      ))}
    </FormGrid>
  )
}
