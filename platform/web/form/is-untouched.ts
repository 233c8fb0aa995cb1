import type { FieldValues } from 'react-hook-form'
import type { OrderedForm } from './use-ordered-form.ts'

/**
 * Whether a form still holds only its default values. A value that the page fills in from the account a moment later
 * (`resetField` with a default) does not count as typed. The comparison reads the default values directly, since the form's
 * own `isDirty` is up to date only after the next render.
 */
export const isUntouched = <T extends FieldValues>({ rhf }: OrderedForm<T>): boolean => {
  const defaults: Readonly<Record<string, unknown>> = rhf.control._defaultValues
  const values: Readonly<Record<string, unknown>> = rhf.getValues()
  return Object.entries(values).every(([name, value]) => JSON.stringify(value) === JSON.stringify(defaults[name]))
}
