import { call, EditDialog, FormField, TextArea } from '@portal/platform/web'
import { precheckCasesApi } from '../../contract/case-endpoints.ts'
import { type JudgementForm, judgementForm, longestNote } from '../../contract/judgement.ts'
import type { DeskFinding } from '../../contract/stored.ts'
import { judgementReads } from './judgement-reads.ts'

/** The note beside a judgement, which colleagues read. */
export function JudgementNote({
  params,
  text,
  judged: { verdict, note },
  onClose,
}: {
  params: { businessSn: string; findingId: string }
  text: string
  judged: NonNullable<DeskFinding['judged']>
  onClose: () => void
}) {
  return (
    <EditDialog<JudgementForm, object>
      title="判断的备注"
      schema={judgementForm}
      defaults={{ verdict, note: note ?? '' }}
      send={(body, { key }) => call(precheckCasesApi.judge, { params, body }, { key })}
      said="备注已保存"
      reads={judgementReads}
      onClose={onClose}
    >
      {(form) => (
        <FormField form={form} name="note" label={text} hint="仅工作人员可见" max={longestNote}>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      )}
    </EditDialog>
  )
}
