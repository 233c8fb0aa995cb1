import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { currentSession } from '../call/session.ts'
import type { OrderedForm } from './use-ordered-form.ts'

/** In memory only, since phones and files may be among it; one form of one user, until he is back. */
type KeptForm = { name: string; owner: string; value: FieldValues }
let kept: KeptForm | undefined

const takeKept = (name: string): FieldValues | undefined => {
  const found = kept
  const isOurs = found?.owner === currentSession().userId?.()
  if (!isOurs || found?.name === name) kept = undefined
  return isOurs && found?.name === name ? found.value : undefined
}

/**
 * A session that ends in mid-form takes the user to the login and unmounts the form: all he typed waits here, and
 * stands in the form again when the same user returns to it. `when` says that there is something to keep.
 */
export const useKeptForm = <T extends FieldValues>(
  name: string,
  { form, when }: { form: OrderedForm<T>; when: boolean },
): void => {
  const latest = useRef({ form, when })
  latest.current = { form, when }
  useEffect(() => {
    const owner = currentSession().userId?.()
    const value = takeKept(name)
    if (value) latest.current.form.rhf.reset(value as T, { keepDefaultValues: true })
    return () => {
      const hasEnded = currentSession().token() === undefined
      if (!hasEnded || !owner || !latest.current.when) return
      kept = { name, owner, value: latest.current.form.rhf.getValues() }
    }
  }, [name])
}
