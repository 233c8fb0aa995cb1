import { call, EditDialog, FormField, TextArea } from '@portal/platform/web'
import { longestReason } from '../../../contract/limits.ts'
import { type DifferenceItem, explainForm } from '../../../contract/reconciliation/reconciliation.ts'
import { reconciliationApi } from '../../../contract/reconciliation/reconciliation-endpoints.ts'
import { reconciliationReads } from './reconciliation-reads.ts'

/** Asks why the two sides of a day differ; what is said stands. */
export function ExplainDialog({ item, onClose }: { item: DifferenceItem; onClose: () => void }) {
  const params = { id: item.id }
  return (
    <EditDialog
      title={`说明差异：${item.tradeNo}`}
      label="说明差异"
      size="medium"
      submit="保存说明"
      busyText="正在保存…"
      schema={explainForm}
      defaults={{ reason: '' }}
      send={(body, { key }): Promise<unknown> => call(reconciliationApi.explain, { params, body }, { key })}
      said="已说明，差异保留在这一天"
      reads={reconciliationReads}
      onClose={onClose}
    >
      {(form) => (
        <FormField
          form={form}
          name="reason"
          label="原因"
          hint="与您的名字一起保存，不能修改"
          max={longestReason}
          required
        >
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      )}
    </EditDialog>
  )
}
