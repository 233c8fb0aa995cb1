import { FormDialog, FormField, TextArea, toast, useOrderedForm } from '@portal/platform/web'
import { requestLimits } from '../../contract/limits.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import { BlockPicker } from './block-picker.tsx'
import styles from './desk.module.css'
import { type DeskAction, deskSteps, type StepReply, type StepValues } from './desk-steps.ts'

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
  const { title, schema, fields, blocks, variant, done, send } = deskSteps[action]
  const [first] = fields
  const form = useOrderedForm<StepValues, StepReply>({
    schema,
    defaults: { ...Object.fromEntries(fields.map(({ name }) => [name, ''])), note: '' },
    send: async (values, { key }) => {
      try {
        return await send(businessSn, values, { key })
      } catch (error) {
        await onFailed(error)
        throw error
      }
    },
    onDone: async (reply) => {
      toast(reply.pending ? '已提交，等待另一位工作人员复核' : done)
      await onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      title={title}
      size="large"
      submit={requestActionLabels[action]}
      variant={variant}
      onClose={onClose}
    >
      <p className={styles.target}>业务编号 {businessSn}</p>
      {blocks && first && (
        <BlockPicker
          businessSn={businessSn}
          action={blocks}
          text={form.rhf.watch(first.name) ?? ''}
          onText={(text) => form.rhf.setValue(first.name, text, { shouldDirty: true, shouldValidate: true })}
        />
      )}
      {fields.map((field) => (
        <FormField key={field.name} form={form} {...field}>
          {(control) => <TextArea {...control} value={control.value ?? ''} rows={5 - fields.length} />}
        </FormField>
      ))}
      <FormField form={form} name="note" label="内部备注" hint="仅工作人员可见" note="选填" max={requestLimits.note}>
        {(control) => <TextArea {...control} rows={2} />}
      </FormField>
    </FormDialog>
  )
}
