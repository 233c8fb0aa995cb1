import { call, EditDialog, FormField, TextArea } from '@portal/platform/web'
import { messagesApi } from '../../contract/endpoints.ts'
import { removeForm } from '../../contract/forms.ts'
import { messageLimits } from '../../contract/limits.ts'
import { deskReads } from './desk-reads.ts'

/**
 * A dialog that removes a message. Its writer can still read the reason, and so can everybody where the message had been
 * public.
 */
export function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <EditDialog
      title={`删除留言 ${id}`}
      label="删除留言"
      size="medium"
      submit="删除留言"
      variant="danger"
      busyText="正在删除…"
      schema={removeForm}
      defaults={{ reason: '' }}
      send={(query): Promise<unknown> => call(messagesApi.remove, { params: { id }, query })}
      said="留言已删除"
      reads={deskReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>删除后不能恢复。留言人会看到原因；公开过的，原处留下“运营方删除了这条留言”的说明。</p>
          <FormField form={form} name="reason" label="删除原因" hint="对外可见" max={messageLimits.reason} required>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
