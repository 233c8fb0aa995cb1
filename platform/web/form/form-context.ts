import { createContext, useContext } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { OrderedForm } from './use-ordered-form.ts'

/**
 * The form that stands around a control, for parts that only need to know whether the form is sending, or how to show its
 * failure.
 */
export const FormContext = createContext<OrderedForm<FieldValues> | undefined>(undefined)

export const useCurrentForm = (): OrderedForm<FieldValues> | undefined => useContext(FormContext)
