import { Button, call, Dialog, Form, FormField, Notice, TextArea, toast, useOrderedForm } from '@portal/platform/web'
import { requestLimits } from '../../contract/limits.ts'
import { returnForm } from '../../contract/workbench/decision.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import styles from './desk.module.css'
import { useDeskReload } from './use-desk-reload.ts'

/** A decision goes back to whoever put it, with the reason. */
export function ReturnDialog({ businessSn, onClose }: { businessSn: string; onClose: () => void }) {
  const reload = useDeskReload()
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
    <Dialog open title="退回决定" onClose={onClose}>
      <Form form={form} label="退回决定">
        <FormField form={form} name="reason" label="退回的原因" hint="仅工作人员可见" max={requestLimits.note} required>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            退回
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
