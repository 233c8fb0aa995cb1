import {
  Checkbox,
  call,
  FormDialog,
  FormField,
  fieldId,
  Notice,
  Stack,
  TextArea,
  useFormRows,
} from '@portal/platform/web'
import { roundLimits } from '@portal/promises/contract'
import { RoundDueDate, roundDueField, usualRoundDue } from '@portal/promises/web'
import { deskPatentsApi } from '../../contract/desk-endpoints.ts'
import { applyLabels } from '../../contract/labels.ts'
import { type MaterialKind, materialKinds, materialLabels } from '../../contract/materials.ts'
import { patentActLabels } from '../../contract/states.ts'
import { askForm, type CorrectableField, correctable } from '../../contract/supplement.ts'
import styles from './desk.module.css'
import { type StepProps, useStepForm } from './use-step-form.ts'

type Thing = { field?: CorrectableField | undefined; kind?: MaterialKind | undefined }
type Choice = { key: string; label: string; thing: Thing }

/** What can be asked for, in the order of the form. */
const choices: readonly Choice[] = [
  ...correctable.map((field) => ({ key: field, label: applyLabels[field], thing: { field } })),
  ...materialKinds.map((kind) => ({ key: kind, label: materialLabels[kind], thing: { kind } })),
]
const parts = [
  { title: '表单中的内容', of: choices.filter(({ thing }) => thing.field) },
  { title: '需要补交的材料', of: choices.filter(({ thing }) => thing.kind) },
]

/** The desk marks what is wrong or missing, says how to mend it, and sets the last day for the answer. */
export function AskDialog({ businessSn, onClose }: StepProps) {
  const form = useStepForm<{ items: (Thing & { problem: string })[]; dueDate: string }>({
    schema: askForm,
    defaults: { items: [], dueDate: usualRoundDue() },
    send: (body, { key }) => call(deskPatentsApi.askSupplement, { params: { businessSn }, body }, { key }),
    said: '已发出补充要求',
    onClose,
  })
  const items = useFormRows(form, 'items')
  const marked = items.fields.map(({ field, kind }) => field ?? kind)
  const nothingAsked = items.fields.length === 0 && form.issues.find(({ path }) => path === 'items')
  return (
    <FormDialog form={form} title={patentActLabels.askSupplement} size="large" submit="发出补充要求" onClose={onClose}>
      <p className={styles.target}>业务编号 {businessSn}；发出后计时暂停，客户答复后继续。</p>
      <Stack gap={12} id={fieldId(form.id, 'items')}>
        {parts.map(({ title, of }) => (
          <Stack key={title} gap={8} role="group" aria-label={title}>
            <h3>{title}</h3>
            {of.map(({ key, label, thing }) => {
              const row = marked.indexOf(key as CorrectableField)
              return (
                <Stack key={key} gap={4}>
                  <Checkbox
                    value={row >= 0}
                    onChange={(is) => (is ? items.append({ ...thing, problem: '' }) : items.remove(row))}
                    label={label}
                  />
                  {row >= 0 && (
                    <FormField
                      key={items.fields[row]?.id}
                      form={form}
                      name={`items.${row}.problem`}
                      label={`${label}：需要怎样补充`}
                      hint="客户可见"
                      max={roundLimits.problem}
                      required
                      wide
                    >
                      {(control) => <TextArea {...control} rows={2} />}
                    </FormField>
                  )}
                </Stack>
              )
            })}
          </Stack>
        ))}
        {nothingAsked && <Notice tone="error">{nothingAsked.msg}</Notice>}
      </Stack>
      <FormField form={form} name="dueDate" {...roundDueField}>
        {(control) => <RoundDueDate {...control} />}
      </FormField>
    </FormDialog>
  )
}
