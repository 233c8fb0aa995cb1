/** What every control of the kit takes: controlled, with the value itself handed to `onChange`. */
export interface ControlProps<V> {
  value: V
  onChange: (value: V) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}
