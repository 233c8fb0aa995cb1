import { FormField, TextArea } from '@portal/platform/web'
import { requestLimits } from '../../contract/limits.ts'
import { useCommonForm } from './use-common-form.ts'

/** The field 诉求, which every kind has: what the customer asks for. */
export function AppealField({ hint }: { hint: string }) {
  return (
    <FormField form={useCommonForm()} name="appeal" label="诉求" hint={hint} max={requestLimits.appeal} required wide>
      {(control) => <TextArea {...control} rows={5} />}
    </FormField>
  )
}
