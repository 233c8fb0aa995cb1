import { classNames } from './class-names.ts'
import type { ControlProps } from './control.ts'
import { useFieldControl } from './field-context.ts'
import { Icon } from './icon.tsx'
import styles from './input.module.css'

export interface Option<V extends string = string> {
  value: V
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps<V extends string = string> extends ControlProps<V | ''> {
  options: readonly Option<V>[]
  /** The words of the empty choice; their default is 请选择. `false` leaves the empty choice out. */
  placeholder?: string | false | undefined
  'aria-label'?: string | undefined
}

/** A list of choices, drawn by the browser itself: on a phone its wheel is easier to use than any list that we could draw. */
export function Select<V extends string = string>({
  value,
  onChange,
  options,
  placeholder = '请选择',
  ...rest
}: SelectProps<V>) {
  return (
    <div className={styles.affix}>
      <select
        {...useFieldControl()}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value as V | '')}
        className={classNames(styles.input, styles.select, value === '' && styles.selectEmpty)}
      >
        {placeholder !== false && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} className={styles.selectIcon} />
    </div>
  )
}
