import {
  call,
  DateField,
  FormDialog,
  FormField,
  TextInput,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { rightsApi } from '../../contract/endpoints.ts'
import { type RecordalForm, recordalForm } from '../../contract/recordal.ts'
import { rightReads } from '../right-reads.ts'

/** The dialog that notes a recordal of a right with customs. */
export function AddRecordal({ id, onClose }: { id: string; onClose: () => void }) {
  const reload = useReload(rightReads)
  const form = useOrderedForm<RecordalForm>({
    schema: recordalForm,
    defaults: { recordNum: '', recordBeginDate: '', recordEndDate: '' },
    send: (body, { key }) => call(rightsApi.addRecordal, { params: { id }, body }, { key }),
    onDone: async () => {
      toast('已登记', 'success')
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="登记海关备案" submit="登记" onClose={onClose}>
      <FormField form={form} name="recordNum" label="备案号" required>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="recordBeginDate" label="备案起始日" required>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField form={form} name="recordEndDate" label="备案届满日" hint="以海关总署的核准通知为准" required>
        {(control) => <DateField {...control} />}
      </FormField>
    </FormDialog>
  )
}
