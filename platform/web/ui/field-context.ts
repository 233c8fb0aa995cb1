import { createContext, useContext, useId } from 'react'

export interface FieldIds {
  control: string
  label: string
  describedBy: string
  invalid: boolean
  required: boolean
}

/** Ties a control to the label, hint and error line of the `Field` around it. */
export const FieldContext = createContext<FieldIds | undefined>(undefined)

/** Attributes that tie a single control to its `Field`. A control without a `Field` must be named by `aria-label`. */
export const useFieldControl = () => {
  const field = useContext(FieldContext)
  const own = useId()
  return {
    id: field?.control ?? own,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}

/** Attributes that tie a box around several controls to its `Field`. */
export const useFieldGroup = () => {
  const field = useContext(FieldContext)
  return {
    'aria-labelledby': field?.label,
    'aria-describedby': field?.describedBy,
  }
}

export const useFieldState = () => useContext(FieldContext)
