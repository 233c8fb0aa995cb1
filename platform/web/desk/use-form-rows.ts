import { useState } from 'react'
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form'
import { newKey } from '../call/new-key.ts'
import type { OrderedForm } from '../form/use-ordered-form.ts'

type RowFaults = Readonly<Record<string, FieldError>> | undefined
type Row<T extends FieldValues, N extends FieldArrayPath<T>> = FieldArray<T, N>

export type FormRows<T extends FieldValues, N extends FieldArrayPath<T>> = {
  /** The rows as they stand, each with an id of its own. */
  fields: readonly (Row<T, N> & { id: string })[]
  append: (row: Row<T, N>) => void
  insert: (at: number, row: Row<T, N>) => void
  remove: (at: number) => void
}

/**
 * The rows of a list in a form: each row has an id of its own, so that it keeps its texts when another one is removed. The
 * library's own list of fields would weigh more than a page of the portal has to spare.
 */
export const useFormRows = <T extends FieldValues, N extends FieldArrayPath<T>>(
  form: Pick<OrderedForm<T>, 'rhf'>,
  name: N,
): FormRows<T, N> => {
  const path = name as unknown as FieldPath<T>
  const { control, setValue, clearErrors, setError, getFieldState } = form.rhf
  const rows = (useWatch({ control, name: path }) ?? []) as readonly Row<T, N>[]
  const [ids, setIds] = useState<readonly string[]>(() => rows.map(newKey))
  // Rows that came from outside, such as those of a draft, have no id yet; their places tell them apart until they get one.
  const idAt = (at: number): string => ids[at] ?? `outside ${at}`
  const splice = (at: number, removed: number, ...added: Row<T, N>[]) => {
    setIds(rows.map((_, place) => ids[place] ?? newKey()).toSpliced(at, removed, ...added.map(newKey)))
    setValue(path, rows.toSpliced(at, removed, ...added) as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true })
    // What was wrong in a row goes with it to its new place.
    const faults: unknown = getFieldState(path).error
    clearErrors(path)
    if (!Array.isArray(faults)) return
    const moved = rows.map((_, place): RowFaults => faults[place]).toSpliced(at, removed, ...added.map(() => undefined))
    for (const [place, row] of moved.entries())
      for (const [field, fault] of Object.entries(row ?? {}))
        setError(`${name}.${place}.${field}` as FieldPath<T>, fault)
  }
  return {
    fields: rows.map((row, at) => ({ ...(row as object), id: idAt(at) }) as Row<T, N> & { id: string }),
    append: (row) => splice(rows.length, 0, row),
    insert: (at, row) => splice(at, 0, row),
    remove: (at) => splice(at, 1),
  }
}
