import { FormField, TextInput } from '@portal/platform/web'
import type { NumberName, ParameterFormOf } from './parameter-form.ts'

/** One number of the parameters, typed as text. */
export function NumberField({ form, name, label }: { form: ParameterFormOf; name: NumberName; label: string }) {
  return (
    <FormField form={form} name={name} label={label} required>
      {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
    </FormField>
  )
}
