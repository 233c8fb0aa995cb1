import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { currentSession } from '../call/session.ts'
import { keepForm, takeForm } from './kept-forms.ts'
import type { OrderedForm } from './use-ordered-form.ts'

interface KeptFormOptions<T extends FieldValues> {
  form: OrderedForm<T>
  /**
   * The form holds something worth keeping; asked when it is left. A function serves a page that is not drawn anew when the first
   * letter is typed.
   */
  when: boolean | (() => boolean)
  /**
   * The form is kept whenever it is left, a visitor's too: for a page that is open to everybody, asks nothing when it is left,
   * and leads to the login for some of what it does.
   */
  always?: boolean
}

/**
 * Keeps what the user typed when his session ends before he sent the form: the login then replaces the page, and the form
 * is filled in again when the same user returns to it. Answers whether it was filled in again.
 */
export const useKeptForm = <T extends FieldValues>(
  name: string,
  { form, when, always = false }: KeptFormOptions<T>,
): boolean => {
  const [isGoingOn, setGoingOn] = useState(false)
  const latest = useRef({ form, when })
  latest.current = { form, when }
  useEffect(() => {
    const owner = currentSession().userId?.()
    const value = takeForm(name)
    if (value) {
      latest.current.form.rhf.reset(value as T, { keepDefaultValues: true })
      setGoingOn(true)
    }
    return () => {
      const hasEnded = owner !== undefined && currentSession().token() === undefined
      const { form: left, when: worth } = latest.current
      const isWorthKeeping = typeof worth === 'function' ? worth() : worth
      if ((!hasEnded && !always) || !isWorthKeeping) return
      keepForm(name, { owner, value: left.rhf.getValues() })
    }
  }, [name, always])
  return isGoingOn
}
