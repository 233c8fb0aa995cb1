import { call, FormDialog, FormField, TextArea, toast, useOrderedForm, useReload } from '@portal/platform/web'
import { messagesApi } from '../../contract/endpoints.ts'
import { removeForm } from '../../contract/forms.ts'
import { messageLimits } from '../../contract/limits.ts'
import { deskReads } from './desk-reads.ts'

/**
 * A dialog that removes a message. Its writer can still read the reason, and so can everybody where the message had been
 * public.
 */
export function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const reload = useReload(deskReads)
  const form = useOrderedForm({
    schema: removeForm,
    defaults: { reason: '' },
    send: (query): Promise<unknown> => call(messagesApi.remove, { params: { id }, query }).finally(() => void reload()),
    onDone: () => {
      toast('留言已删除')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`删除留言 ${id}`}
      label="删除留言"
      submit="删除留言"
      variant="danger"
      busyText="正在删除…"
      onClose={onClose}
    >
      <p>删除后不能恢复。留言人会看到原因；公开过的，原处留下“运营方删除了这条留言”的说明。</p>
      <FormField form={form} name="reason" label="删除原因" hint="对外可见" max={messageLimits.reason} required>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </FormDialog>
  )
}
