import { createContext, useContext } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { OrderedForm } from './use-ordered-form.ts'

/** The form around a control, for what needs only to know that it is sending or where to report. */
export const FormContext = createContext<OrderedForm<FieldValues> | undefined>(undefined)

export const useCurrentForm = (): OrderedForm<FieldValues> | undefined => useContext(FormContext)
