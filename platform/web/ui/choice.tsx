import type { ControlProps } from './control.ts'
import { type Option, Select } from './select.tsx'

export interface ChoiceProps<V extends string> extends ControlProps<V> {
  options: readonly Option<V>[]
  'aria-label'?: string | undefined
}

/** One of several, of which one is always chosen. */
export function Choice<V extends string>({ onChange, ...rest }: ChoiceProps<V>) {
  return <Select {...rest} onChange={(next) => next !== '' && onChange(next)} placeholder={false} />
}
