import { Button, call, Dialog, Form, FormField, Notice, TextArea, toast, useOrderedForm } from '@portal/platform/web'
import { messagesApi } from '../../contract/endpoints.ts'
import { removeForm } from '../../contract/forms.ts'
import { messageLimits } from '../../contract/limits.ts'
import styles from './desk.module.css'
import { useDeskReload, wasTooLate } from './use-desk-act.ts'

/** Takes a message away; its reason stays for the writer, and for everybody where it had been public. */
export function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const reload = useDeskReload()
  const form = useOrderedForm({
    schema: removeForm,
    defaults: { reason: '' },
    send: async (query): Promise<unknown> => {
      try {
        return await call(messagesApi.remove, { params: { id }, query })
      } catch (error) {
        if (wasTooLate(error)) await reload()
        throw error
      }
    },
    onDone: () => {
      toast('留言已删除')
      onClose()
      void reload()
    },
  })
  return (
    <Dialog open title={`删除留言 ${id}`} onClose={onClose}>
      <p>删除后不能恢复。留言人会看到原因；公开过的，原处留下“运营方删除了这条留言”的说明。</p>
      <Form form={form} label="删除留言">
        <FormField form={form} name="reason" label="删除原因" hint="对外可见" max={messageLimits.reason} required>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" variant="danger" busy={form.busy} busyText="正在删除…">
            删除留言
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
