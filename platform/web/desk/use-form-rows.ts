import { type FieldArrayPath, type FieldValues, type UseFieldArrayReturn, useFieldArray } from 'react-hook-form'
import type { OrderedForm } from '../form/use-ordered-form.ts'

/** The rows of a list in a form: each row has an id of its own, so that it keeps its texts when another one is removed. */
export const useFormRows = <T extends FieldValues, N extends FieldArrayPath<T>>(
  form: OrderedForm<T>,
  name: N,
): UseFieldArrayReturn<T, N> => useFieldArray({ control: form.rhf.control, name })
