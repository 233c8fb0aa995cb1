import {
  Button,
  call,
  Dialog,
  Form,
  FormField,
  Notice,
  TextArea,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import type { DeskDetail } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import { editForm } from '../../contract/forms.ts'
import { messageLimits } from '../../contract/limits.ts'
import styles from './desk.module.css'
import { useDeskReload, wasTooLate } from './use-desk-act.ts'

/** Puts other words in the writer's place; everybody reads that it was done and why. */
export function EditDialog({ detail, onClose }: { detail: DeskDetail; onClose: () => void }) {
  const { id, title, content, version } = detail
  const reload = useDeskReload()
  const form = useOrderedForm({
    schema: editForm,
    defaults: { title, content, reason: '', version },
    send: async (body): Promise<unknown> => {
      try {
        return await call(messagesApi.edit, { params: { id }, body })
      } catch (error) {
        if (wasTooLate(error)) await reload()
        throw error
      }
    },
    onDone: () => {
      toast('留言已修改')
      onClose()
      void reload()
    },
  })
  return (
    <Dialog open title="修改留言" size="large" onClose={onClose}>
      <Form form={form} label="修改留言">
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
        {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" variant="primary" busy={form.busy} busyText="正在保存…">
            保存修改
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
