import {
  call,
  DateField,
  dayText,
  FormDialog,
  FormField,
  isConflict,
  type OrderedForm,
  TextArea,
  TextInput,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { roundLimits } from '@portal/promises/contract'
import { CountriesField } from '@portal/regions/web'
import { regionalFilings } from '../../contract/choices.ts'
import type { PatentDetail } from '../../contract/detail.ts'
import { patentsApi } from '../../contract/endpoints.ts'
import { applyLabels } from '../../contract/labels.ts'
import { answerSchema, type CorrectableField, type SupplementRound } from '../../contract/supplement.ts'
import { filesToSend, type Material } from '../apply/apply-form.ts'
import { MaterialUpload } from '../apply/material-upload.tsx'
import { ownReads } from './own-reads.ts'

type Values = Record<string, unknown>

/** The answer to a round of supplement: only what the desk asks for, each with what is wrong with it. */
export function AnswerDialog({
  detail,
  round: { round, items },
  onClose,
}: {
  detail: PatentDetail
  round: SupplementRound
  onClose: () => void
}) {
  const { businessSn } = detail
  const reload = useReload(ownReads)
  const fields = items.flatMap(({ field }) => field ?? [])
  const papers = items.flatMap(({ kind }) => kind ?? [])
  const isPaperAsked = papers.length > 0
  const form = useOrderedForm<Values>({
    schema: answerSchema(items, detail),
    defaults: { ...Object.fromEntries(fields.map((field) => [field, detail[field] ?? ''])), files: [], remark: '' },
    send: async ({ files, remark, ...answers }, { key }) => {
      const sent = filesToSend(files as readonly Material[])
      try {
        const body = { businessSn, round, answers, files: sent, remark: String(remark) }
        await call(patentsApi.answerSupplement, { body }, { key })
      } catch (error) {
        if (isConflict(error)) await reload()
        throw error
      }
    },
    onDone: async () => {
      toast('已提交，我们接着办')
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="补充申请内容" size="large" submit="提交补充材料" onClose={onClose}>
      {items.map(
        ({ field, problem }) => field && <Correction key={field} form={form} field={field} problem={problem} />,
      )}
      {isPaperAsked && (
        <FormField
          form={form}
          name="files"
          label={applyLabels.files}
          hint={items.flatMap(({ kind, label, problem }) => (kind ? `${label}：${problem}` : [])).join('；')}
          group
          wide
        >
          {({ value, onChange, ...control }) => (
            <MaterialUpload
              {...control}
              value={value as readonly Material[]}
              onChange={onChange}
              slot={`patent-${businessSn}.supplement`}
              asked={papers.length === 1 ? papers[0] : undefined}
            />
          )}
        </FormField>
      )}
      <FormField
        form={form}
        name="remark"
        label="说明"
        hint="有内容不需要改动或无法提供时，请写明原因"
        note="选填"
        max={roundLimits.supplementRemark}
        wide
      >
        {({ value, ...control }) => <TextArea {...control} value={String(value)} rows={2} />}
      </FormField>
    </FormDialog>
  )
}

/** One field with its present value, which the customer corrects. */
function Correction({ form, field, problem }: { form: OrderedForm<Values>; field: CorrectableField; problem: string }) {
  const isNation = field === 'applyNation'
  return (
    <FormField form={form} name={field} label={applyLabels[field]} hint={problem} group={isNation} wide>
      {({ value, ...rest }) => {
        const control = { ...rest, value: String(value ?? '') }
        if (isNation) return <CountriesField {...control} more={regionalFilings} placeholder="输入或选择国家/地区" />
        if (field === 'firstFilingDate') return <DateField {...control} max={dayText(Date.now())} />
        return <TextInput {...control} type={field === 'lxrPhone' ? 'tel' : 'text'} />
      }}
    </FormField>
  )
}
