import { startTransition, useEffect, useState } from 'react'
import type { FieldPath, FieldPathValues, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * The values of the named fields, in a fixed order, for what may follow the typing a little later, such as a page around a
 * form: drawing it anew gives way to the next letter. `names` must stay the same array. A control itself takes its value from
 * `FormField`, which never waits; what an effect compares with such a value must not be followed.
 */
export const useFollowed = <T extends FieldValues, N extends FieldPath<T>[]>(
  rhf: UseFormReturn<T>,
  names: readonly [...N],
): FieldPathValues<T, N> => {
  const [values, setValues] = useState((): FieldPathValues<T, N> => rhf.getValues(names))
  useEffect(() => {
    const follow = () =>
      startTransition(() => {
        setValues((before) => {
          const now = rhf.getValues(names)
          return names.every((_, index) => Object.is(before[index], now[index])) ? before : now
        })
      })
    // Another effect may have filled the form in before this one began to listen.
    follow()
    const { unsubscribe } = rhf.watch(follow)
    return unsubscribe
  }, [rhf, names])
  return values
}
