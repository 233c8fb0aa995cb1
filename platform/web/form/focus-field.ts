/** The button that explains a field is none of its controls. */
const focusable =
  'input:checked:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, button:enabled:not([data-help])'

/** Brings the first control of a field under the user's eyes and hands; a radio group by its chosen one. */
export const focusField = (formId: string, name: string): void => {
  const field = document.getElementById(fieldId(formId, name))
  // In the field of an editor the text gets the focus, not one of the buttons above it.
  const text = field?.querySelector<HTMLElement>('[contenteditable="true"]')
  const control = text ?? field?.querySelector<HTMLElement>(focusable)
  if (!control) return
  control.focus({ preventScroll: true })
  control.scrollIntoView?.({ block: 'center' })
}

export const fieldId = (formId: string, name: string): string => `${formId}-${name}`
