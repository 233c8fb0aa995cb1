import { call, FormDialog, FormField, TextArea, toast, useOrderedForm, useReload } from '@portal/platform/web'
import { verdictForm } from '../../contract/desk.ts'
import { deskRightsApi } from '../../contract/desk-endpoints.ts'
import { rightLimits } from '../../contract/limits.ts'
import { deskReads } from './desk-reads.ts'

type Values = { result: 'refused'; note: string; version: number }

/** 不一致: what does not agree, in words that the owner reads. */
export function RefuseDialog({
  id,
  version,
  onClose,
  onDone,
}: {
  id: string
  version: number
  onClose: () => void
  onDone: () => void
}) {
  const reload = useReload(deskReads)
  const form = useOrderedForm<Values>({
    schema: verdictForm,
    defaults: { result: 'refused', note: '', version },
    send: (body, { key }) => call(deskRightsApi.verify, { params: { id }, body }, { key }),
    onDone: async () => {
      toast('已登记：不一致')
      onDone()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="证书与所填内容不一致" submit="登记" variant="danger" onClose={onClose}>
      <FormField form={form} name="note" label="不一致之处" hint="客户可见" max={rightLimits.verdict} required>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
    </FormDialog>
  )
}
