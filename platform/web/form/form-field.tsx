import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import type { ControlProps } from '../ui/control.ts'
import { Field, type FieldProps } from '../ui/field.tsx'
import { fieldId } from './focus-field.ts'
import type { OrderedForm } from './use-ordered-form.ts'

/** What fields need of their form. Unlike the form itself it may stay the same while somebody types. */
export type FieldsOf<T extends FieldValues> = Pick<OrderedForm<T>, 'id' | 'rhf'>

export interface FormFieldProps<T extends FieldValues, N extends FieldPath<T>>
  extends Omit<FieldProps, 'children' | 'id' | 'error' | 'counter'> {
  form: FieldsOf<T>
  name: N
  /** Longest text in code points; shows the counter. The rule itself stands in the schema. */
  max?: number | undefined
  /** The control, fed with `value`, `onChange` and `onBlur`: `{(control) => <TextInput {...control} />}`. */
  children: (control: ControlProps<FieldPathValue<T, N>>) => ReactNode
}

/** A `Field` bound to one value of the form. */
export function FormField<T extends FieldValues, N extends FieldPath<T>>({
  form,
  name,
  max,
  children,
  ...field
}: FormFieldProps<T, N>) {
  const { field: bound, fieldState } = useController({ control: form.rhf.control, name })
  return (
    <Field
      {...field}
      id={fieldId(form.id, name)}
      // What is wrong with a list as a whole stands beside what is wrong in its rows.
      error={fieldState.error?.message ?? fieldState.error?.root?.message}
      counter={max === undefined ? undefined : { text: String(bound.value ?? ''), max }}
    >
      {children({ name, value: bound.value, onChange: bound.onChange, onBlur: bound.onBlur })}
    </Field>
  )
}
