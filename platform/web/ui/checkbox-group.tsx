import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import type { ControlProps } from './control.ts'
import { useFieldGroup, useFieldState } from './field-context.ts'
import inputStyles from './input.module.css'
import type { Option } from './select.tsx'

export interface CheckboxGroupProps extends ControlProps<readonly string[]> {
  options: readonly Option[]
  /** The free text behind one option, such as 其他: choosing it opens and focuses the text. */
  other?:
    | {
        /** Value of the option that opens the text. */
        option: string
        label: string
        value: string
        onChange: (text: string) => void
        error?: string | undefined
        /** The most code points of the text; the default is 50. */
        max?: number | undefined
      }
    | undefined
  /** Puts one option below the other, for options whose text fills a line or more. */
  stacked?: boolean | undefined
  'aria-label'?: string | undefined
}

/** Any number of choices. Needs `Field group` for its name. Values stay in the order of the options. */
export function CheckboxGroup({
  value,
  onChange,
  onBlur,
  name,
  disabled,
  options,
  other,
  stacked = false,
  ...rest
}: CheckboxGroupProps) {
  const field = useFieldState()
  const chosen = new Set(value)
  const wasPicked = useRef(false)
  const toggle = (one: string) => {
    if (!chosen.delete(one)) chosen.add(one)
    wasPicked.current = one === other?.option
    onChange(options.map((option) => option.value).filter((candidate) => chosen.has(candidate)))
  }
  const onBlurOutside = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name comes from the Field's label, which a fieldset cannot point to.
    <div
      role="group"
      {...useFieldGroup()}
      {...rest}
      onBlur={onBlurOutside}
      className={classNames(field?.invalid && styles.invalid)}
    >
      <div className={classNames(styles.checks, stacked && styles.stacked)}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.check, chosen.has(option.value) && styles.checked)}>
            <input
              type="checkbox"
              className={styles.box}
              name={name}
              value={option.value}
              checked={chosen.has(option.value)}
              disabled={disabled || option.disabled}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {other && chosen.has(other.option) && <OtherText {...other} focuses={wasPicked} />}
    </div>
  )
}

type OtherTextProps = NonNullable<CheckboxGroupProps['other']> & { focuses: RefObject<boolean> }

function OtherText({ label, value, onChange, error, max = 50, focuses }: OtherTextProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The text takes the focus when the user has chosen its option, and not when a restored draft has.
  useEffect(() => {
    if (focuses.current) input.current?.focus()
  }, [focuses])
  const cut = (text: string) => [...text].slice(0, max).join('')
  return (
    <div className={styles.other}>
      <label htmlFor={id} className={styles.otherLabel}>
        {label}
        <small>
          {[...value].length} / {max}
        </small>
      </label>
      <input
        ref={input}
        id={id}
        className={inputStyles.input}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-error`}
        // Half-typed pinyin is longer than the characters that it becomes, so only finished text is cut to length.
        onChange={({ target, nativeEvent }) =>
          onChange((nativeEvent as InputEvent).isComposing ? target.value : cut(target.value))
        }
        onCompositionEnd={(event) => onChange(cut(event.currentTarget.value))}
      />
      <p id={`${id}-error`} className={classNames(error !== undefined && styles.otherError)}>
        {error}
      </p>
    </div>
  )
}

export interface CheckboxProps extends ControlProps<boolean> {
  label: ReactNode
}

/** One yes or no, such as an agreement; it carries its own label. */
export function Checkbox({ value, onChange, label, ...rest }: CheckboxProps) {
  const field = useFieldState()
  return (
    <label className={styles.single}>
      <input
        {...rest}
        type="checkbox"
        className={styles.box}
        checked={value}
        aria-invalid={field?.invalid || undefined}
        aria-describedby={field?.describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
