import type { FieldValues } from 'react-hook-form'
import type { OrderedForm } from './use-ordered-form.ts'

/**
 * Whether a form holds nothing but what it began with. What the account fills in a moment later (`resetField` with a
 * default) is nobody's work either; the form's state tells of it only once it is drawn again.
 */
export const isUntouched = <T extends FieldValues>({ rhf }: OrderedForm<T>): boolean => {
  const defaults: Readonly<Record<string, unknown>> = rhf.control._defaultValues
  const values: Readonly<Record<string, unknown>> = rhf.getValues()
  return Object.entries(values).every(([name, value]) => JSON.stringify(value) === JSON.stringify(defaults[name]))
}
