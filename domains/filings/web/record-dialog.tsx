import {
  call,
  callError,
  DateField,
  FormDialog,
  FormField,
  isConflict,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { filingsApi } from '../contract/endpoints.ts'
import { type RecordForm, recordalYears, recordForm } from '../contract/recordal.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { forgetLists } from './forget-lists.ts'
import css from './sheet.module.css'

/** The dialog 我已备案: it asks for the number and the term that customs gave. */
export function RecordDialog({
  detail,
  before,
  onClose,
  onRecorded,
}: {
  detail: SheetDetail
  /** Saves what is not saved yet, and answers the sheet as it is stored then. */
  before: () => Promise<SheetDetail>
  onClose: () => void
  onRecorded: (detail: SheetDetail) => void
}) {
  const queries = useQueryClient()
  const { recordal } = detail
  const form = useOrderedForm<RecordForm, SheetDetail>({
    schema: recordForm,
    defaults: {
      version: detail.version,
      recordNum: recordal?.recordNum ?? '',
      recordBeginDate: recordal?.recordBeginDate ?? '',
      recordEndDate: recordal?.recordEndDate ?? '',
    },
    send: async (value) => {
      const { id, version } = await before()
      try {
        return await call(filingsApi.record, { params: { id }, body: { ...value, version } })
      } catch (error) {
        throw isConflict(error) ? callError('refused', '这份信息表刚在别处保存过，请关闭后刷新页面再登记') : error
      }
    },
    onDone: (recorded) => {
      forgetLists(queries)
      onRecorded(recorded)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={recordal ? '更正备案登记' : '登记备案'}
      label="登记备案"
      className={css.dialogForm}
      submit="登记"
      onClose={onClose}
    >
      <p className={css.text}>按海关总署的核准通知填写。登记后信息表不能再修改，备案号和日期填错了可以更正。</p>
      <FormField form={form} name="recordNum" label="备案号" required>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="recordBeginDate" label="备案起始日" required>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField
        form={form}
        name="recordEndDate"
        label="备案届满日"
        hint={`有效期最长${recordalYears}年，以核准通知为准`}
        required
      >
        {(control) => <DateField {...control} />}
      </FormField>
    </FormDialog>
  )
}
