import { createContext, useContext, useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { OrderedForm } from './use-ordered-form.ts'

/**
 * The form that stands around a control, for parts that only need to know whether the form is sending, or how to show its
 * failure.
 */
export const FormContext = createContext<OrderedForm<FieldValues> | undefined>(undefined)

export const useCurrentForm = (): OrderedForm<FieldValues> | undefined => useContext(FormContext)

/** True while a control of the form around it is uploading: what is sent then would miss the file. */
export const FormWaitsContext = createContext(false)

export const useFormWaits = (): boolean => useContext(FormWaitsContext)

/** Makes the form wait, and answers the function that ends the wait. */
export type HoldForm = () => () => void

export const HoldFormContext = createContext<HoldForm | undefined>(undefined)

/** Makes the form around a control wait while `busy`; its buttons say 文件上传中… then. Outside of a form it does nothing. */
export const useHoldForm = (busy: boolean): void => {
  const hold = useContext(HoldFormContext)
  useEffect(() => (busy ? hold?.() : undefined), [busy, hold])
}
