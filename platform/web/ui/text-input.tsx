import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, useState } from 'react'
import { classNames } from './class-names.ts'
import type { ControlProps } from './control.ts'
import { useFieldControl } from './field-context.ts'
import { Icon } from './icon.tsx'
import styles from './input.module.css'

export interface TextInputProps extends ControlProps<string> {
  type?: 'text' | 'tel' | 'email' | 'url' | 'search' | 'number' | undefined
  placeholder?: string | undefined
  /** A purpose such as `name`, `tel`, `email`, `street-address`: browsers then fill it (WCAG 1.3.5). */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readOnly?: boolean | undefined
  'aria-label'?: string | undefined
}

export function TextInput({ value, onChange, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      type={type}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={styles.input}
    />
  )
}

export interface TextAreaProps extends ControlProps<string> {
  rows?: number | undefined
  placeholder?: string | undefined
  'aria-label'?: string | undefined
}

export function TextArea({ value, onChange, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      rows={rows}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(styles.input, styles.area)}
    />
  )
}

export interface PasswordInputProps extends ControlProps<string> {
  autoComplete: 'current-password' | 'new-password'
  placeholder?: string | undefined
}

export function PasswordInput({ value, onChange, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.affix}>
      <input
        {...useFieldControl()}
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.input}
      />
      <button
        type="button"
        className={styles.affixButton}
        aria-label="显示密码"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={20} />
      </button>
    </div>
  )
}
