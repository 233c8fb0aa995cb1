import {
  Button,
  Card,
  Checkbox,
  call,
  Form,
  FormEnd,
  FormField,
  FormGrid,
  isConflict,
  Notice,
  Stack,
  shanghaiDay,
  TextArea,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { fieldText } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import { askSheet, supplementFields } from '../../contract/supplement-form.ts'
import { readVouchers } from '../../contract/voucher.ts'
import styles from '../detail/supplement.module.css'

const dayMs = 86_400_000
const usualDays = 7

type Sheet = Record<string, string>

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
  const [marked, setMarked] = useState<readonly string[]>([])
  const [papers, setPapers] = useState<readonly string[]>([])
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'start' })
    heading.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const inOrder = fields.filter(({ field }) => marked.includes(field)).map(({ field }) => field)
  const form = useOrderedForm<Sheet, { round: number }>({
    schema: askSheet(inOrder, papers),
    defaults: { dueDate: shanghaiDay(Date.now() + usualDays * dayMs), note: '' },
    send: async (sheet, { key }) => {
      const body = {
        items: inOrder.map((field) => ({ field, problem: sheet[field] ?? '' })),
        papers: papers.map((paper) => ({ label: sheet[`${paper}Label`] ?? '', problem: sheet[paper] ?? '' })),
        dueDate: sheet.dueDate ?? '',
        note: sheet.note ?? '',
      }
      try {
        return await call(requestsApi.askSupplement, { params: { businessSn }, body }, { key })
      } catch (error) {
        if (isConflict(error)) await onChanged()
        throw error
      }
    },
    onDone: async ({ round }) => {
      toast(`已发出第 ${round} 轮补正要求`)
      onClose()
      await onChanged()
    },
  })
  const problemField = (name: string, label: string) => (
    <FormField form={form} name={name} label={label} hint="客户可见" max={requestLimits.problem} required wide>
      {({ value = '', ...control }) => <TextArea {...control} value={value} rows={2} />}
    </FormField>
  )
  const addPaper = () => {
    const free = Array.from({ length: requestLimits.supplementPapers }, (_, index) => `paper${index + 1}`).find(
      (paper) => !papers.includes(paper),
    )
    if (free) setPapers([...papers, free])
  }
  const removePaper = (paper: string) => {
    form.rhf.unregister([paper, `${paper}Label`])
    setPapers(papers.filter((one) => one !== paper))
  }
  const mark = (field: string, isMarked: boolean) => {
    if (!isMarked) form.rhf.unregister(field)
    setMarked(isMarked ? [...marked, field] : marked.filter((one) => one !== field))
  }
  return (
    <Card title="要求补正">
      <Form form={form} label="要求补正">
        <Stack gap={20} ref={heading}>
          <Notice>
            勾选有问题的内容，写明需要怎样补正。客户只看到这些内容；发出后办理时限暂停计时，客户答复后继续。
          </Notice>
          <div className={styles.part}>
            <h3>表单中的内容</h3>
            <ul className={styles.marks}>
              {fields.map(({ field, label }) => (
                <li key={field} className={styles.mark}>
                  <Checkbox value={marked.includes(field)} onChange={(is) => mark(field, is)} label={label} />
                  <p className={styles.value}>{currentText(detail, field) || '未填写'}</p>
                  {marked.includes(field) && (
                    <div className={styles.wrong}>{problemField(field, `${label}：需要怎样补正`)}</div>
                  )}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.part}>
            <h3>另需补交的材料</h3>
            {papers.map((paper, index) => (
              <div key={paper} className={styles.paper}>
                <FormField
                  form={form}
                  name={`${paper}Label`}
                  label={`材料 ${index + 1} 的名称`}
                  max={requestLimits.paperName}
                  required
                  wide
                >
                  {({ value = '', ...control }) => <TextInput {...control} value={value} placeholder="如：授权书" />}
                </FormField>
                {problemField(paper, `材料 ${index + 1} 的要求`)}
                <div className={styles.buttons}>
                  <Button variant="text" onClick={() => removePaper(paper)}>
                    移除材料 {index + 1}
                  </Button>
                </div>
              </div>
            ))}
            {papers.length < requestLimits.supplementPapers && (
              <div>
                <Button icon="plus" onClick={addPaper}>
                  增加一份材料
                </Button>
              </div>
            )}
          </div>
          <FormGrid>
            <FormField form={form} name="dueDate" label="补正期限" hint="最后一天，含当日（北京时间）" required>
              {({ value = '', ...control }) => (
                <TextInput
                  {...control}
                  value={value}
                  type="date"
                  min={shanghaiDay(Date.now())}
                  max={shanghaiDay(Date.now() + requestLimits.supplementDays * dayMs)}
                />
              )}
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
              {({ value = '', ...control }) => <TextArea {...control} value={value} rows={2} />}
            </FormField>
          </FormGrid>
          <FormEnd submit="发出补正要求" onCancel={onClose} />
        </Stack>
      </Form>
    </Card>
  )
}
