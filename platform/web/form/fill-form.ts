import type { FieldPath, FieldValues, PathValue } from 'react-hook-form'
import type { OrderedForm } from './use-ordered-form.ts'

/** Puts kept values into a form, as if they had been typed. Names that the form does not know are passed over. */
export const fillForm = <T extends FieldValues>(
  form: OrderedForm<T>,
  values: Readonly<Record<string, unknown>>,
): void => {
  const known = form.rhf.getValues()
  for (const [name, value] of Object.entries(values)) {
    if (!(name in known)) continue
    form.rhf.setValue(name as FieldPath<T>, value as PathValue<T, FieldPath<T>>, { shouldDirty: true })
  }
}
