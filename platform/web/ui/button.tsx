import type { MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export interface ButtonProps {
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'danger' | 'text' | undefined
  size?: 'large' | 'small' | undefined
  type?: 'button' | 'submit' | undefined
  icon?: IconName | undefined
  /** True while the button's work is under way: presses do nothing, and the button keeps its width. */
  busy?: boolean | undefined
  /** The words of the button while it is busy; their default is 正在提交…. */
  busyText?: string | undefined
  disabled?: boolean | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  'aria-pressed'?: boolean | undefined
}

/**
 * A button. It can hold the focus even when it is busy, since people who use a keyboard would lose their place if the focus
 * vanished. A link that looks like a button uses the class `btn`.
 */
export function Button({
  children,
  variant = 'secondary',
  size,
  type = 'button',
  icon,
  busy = false,
  busyText = '正在提交…',
  disabled,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      className={classNames('btn', `btn-${variant}`, size && `btn-${size}`, className)}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.stack}>
        <span aria-hidden={busy || undefined} className={classNames(busy && styles.unseen)}>
          {children}
        </span>
        {busy && <span>{busyText}</span>}
      </span>
    </button>
  )
}
