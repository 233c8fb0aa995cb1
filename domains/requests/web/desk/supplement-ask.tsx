import {
  Button,
  Card,
  Checkbox,
  call,
  Form,
  FormEnd,
  FormField,
  FormGrid,
  fieldId,
  isConflict,
  Notice,
  Quiet,
  Stack,
  TextArea,
  TextInput,
  toast,
  useFormRows,
  useOrderedForm,
} from '@portal/platform/web'
import { RoundDueDate, roundDueField, usualRoundDue } from '@portal/promises/web'
import { useEffect, useRef } from 'react'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { fieldText } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { type AskForm, askForm, supplementFields } from '../../contract/supplement-form.ts'
import { readVouchers } from '../../contract/voucher.ts'
import styles from '../detail/supplement.module.css'

/** The current value of a field, in the words of the detail. */
const currentText = (detail: DeskDetail, field: string): string => {
  if (field === 'voucher')
    return readVouchers(detail.voucher)
      .map(({ fileName }) => fileName)
      .join('、')
  const values: Readonly<Record<string, unknown>> = { ...detail, province: detail.regionName }
  return fieldText(detail.businessType, field, values[field])
}

/**
 * The form by which the desk asks for a supplement: it marks what is wrong, field by field, names papers that are
 * missing, and sets the last day for the answer.
 */
export function SupplementAsk({
  detail,
  onClose,
  onChanged,
}: {
  detail: DeskDetail
  onClose: () => void
  onChanged: () => Promise<void>
}) {
  const { businessSn, businessType } = detail
  const fields = supplementFields(businessType)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'start' })
    heading.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const form = useOrderedForm<AskForm, { round: number }>({
    schema: askForm,
    defaults: { items: [], papers: [], dueDate: usualRoundDue(), note: '' },
    send: async (body, { key }) => {
      try {
        return await call(requestsApi.askSupplement, { params: { businessSn }, body }, { key })
      } catch (error) {
        if (isConflict(error)) await onChanged()
        throw error
      }
    },
    onDone: async ({ round }) => {
      toast(`已发出第 ${round} 轮补充要求`)
      onClose()
      await onChanged()
    },
  })
  const items = useFormRows(form, 'items')
  const papers = useFormRows(form, 'papers')
  const marked = items.fields.map(({ field }) => field)
  /** Marked fields keep the order of the form, whatever order they are marked in. */
  const mark = (field: string) => {
    const before = fields.slice(
      0,
      fields.findIndex((one) => one.field === field),
    )
    const place = before.filter((one) => marked.includes(one.field)).length
    items.insert(place, { field, problem: '' })
  }
  const nothingAsked =
    items.fields.length + papers.fields.length === 0 && form.issues.find(({ path }) => path === 'items')
  const problemField = (name: `${'items' | 'papers'}.${number}.problem`, label: string) => (
    <FormField form={form} name={name} label={label} hint="客户可见" max={requestLimits.problem} required wide>
      {(control) => <TextArea {...control} rows={2} />}
    </FormField>
  )
  return (
    <Card title="要求补充">
      <Form form={form} label="要求补充">
        <Stack gap={20} ref={heading}>
          <Notice>
            勾选有问题的内容，写明需要怎样补充。客户只看到这些内容；发出后办理时限暂停计时，客户答复后继续。
          </Notice>
          <Stack gap={12} className={styles.part}>
            <h3>表单中的内容</h3>
            <ul id={fieldId(form.id, 'items')} className={styles.marks}>
              {fields.map(({ field, label }) => {
                const row = marked.indexOf(field)
                return (
                  <Stack as="li" gap={8} key={field} className={styles.mark}>
                    <Checkbox
                      value={row >= 0}
                      onChange={(is) => (is ? mark(field) : items.remove(row))}
                      label={label}
                    />
                    <Quiet className={styles.value}>{currentText(detail, field) || '未填写'}</Quiet>
                    {row >= 0 && (
                      <div key={items.fields[row]?.id} className={styles.wrong}>
                        {problemField(`items.${row}.problem`, `${label}：需要怎样补充`)}
                      </div>
                    )}
                  </Stack>
                )
              })}
            </ul>
            {nothingAsked && <Notice tone="error">{nothingAsked.msg}</Notice>}
          </Stack>
          <Stack gap={12} className={styles.part}>
            <h3>另需补交的材料</h3>
            {papers.fields.map(({ id }, index) => (
              <Stack gap={12} key={id} className={styles.paper}>
                <FormField
                  form={form}
                  name={`papers.${index}.label`}
                  label={`材料 ${index + 1} 的名称`}
                  max={requestLimits.paperName}
                  required
                  wide
                >
                  {(control) => <TextInput {...control} placeholder="如：授权书" />}
                </FormField>
                {problemField(`papers.${index}.problem`, `材料 ${index + 1} 的要求`)}
                <div className={styles.buttons}>
                  <Button variant="text" onClick={() => papers.remove(index)}>
                    移除材料 {index + 1}
                  </Button>
                </div>
              </Stack>
            ))}
            {papers.fields.length < requestLimits.supplementPapers && (
              <div>
                <Button icon="plus" onClick={() => papers.append({ label: '', problem: '' })}>
                  增加一份材料
                </Button>
              </div>
            )}
          </Stack>
          <FormGrid>
            <FormField form={form} name="dueDate" {...roundDueField}>
              {(control) => <RoundDueDate {...control} />}
            </FormField>
            <FormField
              form={form}
              name="note"
              label="内部备注"
              hint="仅工作人员可见"
              note="选填"
              max={requestLimits.note}
              wide
            >
              {(control) => <TextArea {...control} rows={2} />}
            </FormField>
          </FormGrid>
          <FormEnd submit="发出补充要求" onCancel={onClose} />
        </Stack>
      </Form>
    </Card>
  )
}
