/** The properties of every control of the kit. A control shows `value`, and hands a new value, not an event, to `onChange`. */
export interface ControlProps<V> {
  value: V
  onChange: (value: V) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}
