import { createContext, useContext, useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { OrderedForm } from './use-ordered-form.ts'

/**
 * The form that stands around a control, for parts that only need to know whether the form is sending or waiting, or how to
 * show its failure.
 */
export const FormContext = createContext<OrderedForm<FieldValues> | undefined>(undefined)

export const useCurrentForm = (): OrderedForm<FieldValues> | undefined => useContext(FormContext)

/**
 * Makes a form wait while `busy`, by default the one around the caller: what is sent meanwhile would miss a file. Without a form
 * it does nothing.
 */
export const useHoldForm = (busy: boolean, form?: Pick<OrderedForm<FieldValues>, 'hold'>): void => {
  const around = useCurrentForm()
  const hold = (form ?? around)?.hold
  useEffect(() => (busy ? hold?.() : undefined), [busy, hold])
}
