import { call, EditDialog, FormField, TextArea } from '@portal/platform/web'
import { requestLimits } from '../../contract/limits.ts'
import { returnForm } from '../../contract/workbench/decision.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { deskReads } from './desk-reads.ts'

/** A decision goes back to whoever put it, with the reason. */
export function ReturnDialog({ businessSn, onClose }: { businessSn: string; onClose: () => void }) {
  return (
    <EditDialog
      title="退回决定"
      size="medium"
      submit="退回"
      busyText="正在退回…"
      schema={returnForm}
      defaults={{ reason: '' }}
      send={(body, { key }) => call(workbenchApi.returnDecision, { params: { businessSn }, body }, { key })}
      said="已退回"
      reads={deskReads}
      onClose={onClose}
    >
      {(form) => (
        <FormField form={form} name="reason" label="退回的原因" hint="仅工作人员可见" max={requestLimits.note} required>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      )}
    </EditDialog>
  )
}
