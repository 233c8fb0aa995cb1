import { useId } from 'react'
import styles from './choice.module.css'
import type { ControlProps } from './control.ts'
import { useFieldGroup, useFieldState } from './field-context.ts'
import type { Option } from './select.tsx'

export interface SegmentedProps<V extends string = string> extends ControlProps<V | ''> {
  options: readonly Option<V>[]
  'aria-label'?: string | undefined
}

/** Two to four choices side by side; real radio buttons, so arrows and screen readers work. Needs `Field group`. */
export function Segmented<V extends string = string>({
  value,
  onChange,
  onBlur,
  name,
  disabled,
  options,
  ...rest
}: SegmentedProps<V>) {
  const ownName = useId()
  const field = useFieldState()
  return (
    <div
      role="radiogroup"
      {...useFieldGroup()}
      {...rest}
      aria-required={field?.required || undefined}
      aria-invalid={field?.invalid || undefined}
      className={styles.segmented}
      onBlur={onBlur}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name ? `${ownName}${name}` : ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
