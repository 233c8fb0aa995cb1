import { Button, Dialog, Form, FormField, Notice, TextArea, toast, useOrderedForm } from '@portal/platform/web'
import { requestLimits } from '../../contract/index.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import styles from './desk.module.css'
import { type DeskAction, deskSteps, type StepValues } from './desk-steps.ts'

/** One step of the desk: what the customer will read, a note for colleagues, and the button that does it. */
export function StepDialog({
  action,
  businessSn,
  onClose,
  onDone,
  onFailed,
}: {
  action: DeskAction
  businessSn: string
  onClose: () => void
  onDone: () => Promise<void>
  onFailed: (error: unknown) => Promise<void>
}) {
  const { title, schema, field, variant, done, send } = deskSteps[action]
  const form = useOrderedForm<StepValues>({
    schema,
    defaults: { [field.name]: '', note: '' },
    send: async (values, { key }) => {
      try {
        await send(businessSn, values, { key })
      } catch (error) {
        await onFailed(error)
        throw error
      }
    },
    onDone: async () => {
      toast(done)
      await onDone()
    },
  })
  return (
    <Dialog open title={title} onClose={onClose} size="large">
      <p className={styles.target}>业务编号 {businessSn}</p>
      <Form form={form} label={title}>
        <FormField
          form={form}
          name={field.name}
          label={field.label}
          hint={field.hint}
          max={field.max}
          required={field.required}
        >
          {(control) => <TextArea {...control} value={control.value ?? ''} rows={5} />}
        </FormField>
        <FormField form={form} name="note" label="内部备注" hint="仅工作人员可见" note="选填" max={requestLimits.note}>
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
        {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" variant={variant} busy={form.busy}>
            {requestActionLabels[action]}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
