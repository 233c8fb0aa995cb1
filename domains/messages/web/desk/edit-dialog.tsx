import { call, EditDialog, FormField, TextArea, TextInput } from '@portal/platform/web'
import type { DeskDetail } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import { editForm } from '../../contract/forms.ts'
import { messageLimits } from '../../contract/limits.ts'
import { deskReads } from './desk-reads.ts'

/** A dialog that replaces the writer's words; everybody can read that the desk did so and why. */
export function EditMessageDialog({ detail, onClose }: { detail: DeskDetail; onClose: () => void }) {
  const { id, title, content, version } = detail
  return (
    <EditDialog
      title="修改留言"
      submit="保存修改"
      schema={editForm}
      defaults={{ title, content, reason: '', version }}
      send={(body): Promise<unknown> => call(messagesApi.edit, { params: { id }, body })}
      said="留言已修改"
      reads={deskReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="title" label="标题" max={messageLimits.title} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="content" label="内容" max={messageLimits.content} required>
            {(control) => <TextArea {...control} rows={6} />}
          </FormField>
          <FormField
            form={form}
            name="reason"
            label="修改原因"
            hint="对外可见；原文只留在操作记录中"
            max={messageLimits.reason}
            required
          >
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
