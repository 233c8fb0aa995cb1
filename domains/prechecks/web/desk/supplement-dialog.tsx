import {
  call,
  FormDialog,
  FormField,
  isConflict,
  TextArea,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { roundLimits } from '@portal/promises/contract'
import { RoundDueDate, roundDueField, usualRoundDue } from '@portal/promises/web'
import { precheckCasesApi } from '../../contract/case-endpoints.ts'
import { problemOf } from '../../contract/finding.ts'
import { type DeskFinding, type WrittenSupplement, writtenSupplement } from '../../contract/stored.ts'
import css from './case-card.module.css'

const reads = [precheckCasesApi.desk]

/** 转为补充要求: the chosen findings, in the words that the customer will read, and the last day to answer. */
export function SupplementDialog({
  businessSn,
  findings,
  onClose,
  onAsked,
}: {
  businessSn: string
  findings: readonly DeskFinding[]
  onClose: () => void
  onAsked: () => Promise<void>
}) {
  const reload = useReload(reads)
  const form = useOrderedForm<WrittenSupplement, { round: number }>({
    schema: writtenSupplement,
    defaults: {
      findings: findings.map((finding) => ({ id: finding.id, problem: problemOf(finding) })),
      dueDate: usualRoundDue(),
    },
    send: async (body, { key }) => {
      try {
        return await call(precheckCasesApi.askSupplement, { params: { businessSn }, body }, { key })
      } catch (error) {
        // Somebody was faster: the words of the refusal stay on screen, over the case as it is now.
        if (isConflict(error)) {
          onClose()
          await onAsked()
        }
        throw error
      }
    },
    onDone: async ({ round }) => {
      toast(`已发出第 ${round} 轮补充要求`)
      onClose()
      await Promise.all([reload(), onAsked()])
    },
  })
  return (
    <FormDialog form={form} title="转为补充要求" size="large" submit="发出补充要求" onClose={onClose}>
      <div className={css.problems}>
        {findings.map(({ id, text }, index) => (
          <FormField
            key={id}
            form={form}
            name={`findings.${index}.problem`}
            label={text}
            hint="客户可见"
            max={roundLimits.problem}
            required
            wide
          >
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
        ))}
        <FormField form={form} name="dueDate" {...roundDueField}>
          {(control) => <RoundDueDate {...control} />}
        </FormField>
      </div>
    </FormDialog>
  )
}
