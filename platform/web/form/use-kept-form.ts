import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { currentSession } from '../call/session.ts'
import type { OrderedForm } from './use-ordered-form.ts'

/**
 * The values of one form of one user, kept until he logs in again. They stay in memory alone, since they may hold phone
 * numbers and files.
 */
type KeptForm = { name: string; owner: string; value: FieldValues }
let kept: KeptForm | undefined

const takeKept = (name: string): FieldValues | undefined => {
  const found = kept
  const isOurs = found?.owner === currentSession().userId?.()
  if (!isOurs || found?.name === name) kept = undefined
  return isOurs && found?.name === name ? found.value : undefined
}

/**
 * Keeps what the user typed when his session ends before he sent the form: the login then replaces the page, and the form
 * is filled in again when the same user returns to it. `when` says that the form holds something worth keeping.
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
