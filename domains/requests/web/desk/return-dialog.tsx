import { call, FormDialog, FormField, TextArea, toast, useOrderedForm, useReload } from '@portal/platform/web'
import { requestLimits } from '../../contract/limits.ts'
import { returnForm } from '../../contract/workbench/decision.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { deskReads } from './desk-reads.ts'

/** A decision goes back to whoever put it, with the reason. */
export function ReturnDialog({ businessSn, onClose }: { businessSn: string; onClose: () => void }) {
  const reload = useReload(deskReads)
  const form = useOrderedForm({
    schema: returnForm,
    defaults: { reason: '' },
    send: (body, { key }) => call(workbenchApi.returnDecision, { params: { businessSn }, body }, { key }),
    onDone: async () => {
      toast('已退回')
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="退回决定" submit="退回" onClose={onClose}>
      <FormField form={form} name="reason" label="退回的原因" hint="仅工作人员可见" max={requestLimits.note} required>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </FormDialog>
  )
}
