import { type HTMLAttributes, type ReactNode, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import type { ControlProps } from './control.ts'
import { useFieldControl, useFieldState } from './field-context.ts'
import { Icon, type IconName } from './icon.tsx'
import inputStyles from './input.module.css'
import popupStyles from './popup.module.css'
import styles from './popup-field.module.css'
import { ZhCn } from './zh-cn.tsx'

export interface PopupFieldProps extends Pick<ControlProps<unknown>, 'onBlur' | 'disabled'> {
  /** What is chosen, in words; empty while nothing is. */
  text: string
  placeholder: string
  icon: IconName
  /** Names the popup to a screen reader: 选择所在地区. */
  popupLabel: string
  /** Is called when pointer or focus reaches the field and when it opens, so that what the popup shows can be loaded. */
  onNear: () => void
  /** Draws the popup while it is open; `close` closes it, which leaves the field. */
  children: (close: () => void) => ReactNode
}

/** A control that shows what is chosen, and opens a popup in which to choose. */
export function PopupField({
  text,
  placeholder,
  icon,
  popupLabel,
  onNear,
  onBlur,
  disabled,
  children,
}: PopupFieldProps) {
  const { id, ...described } = useFieldControl()
  const field = useFieldState()
  // This does not use the library's button and trigger: they would be loaded together with every dialog, also on pages
  // without a popup.
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  const textId = `${id}-text`
  return (
    <ZhCn>
      <button
        ref={trigger}
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={classNames(field?.label, textId)}
        aria-describedby={described['aria-describedby']}
        disabled={disabled}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => {
          onNear()
          setOpen(true)
        }}
        className={classNames(inputStyles.input, styles.trigger, field?.invalid && styles.invalid)}
      >
        <Icon name={icon} size={18} />
        <span id={textId} className={classNames(styles.text, text === '' && styles.placeholder)}>
          {text || placeholder}
        </span>
        <Icon name="down" size={18} />
      </button>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        placement="bottom start"
        offset={4}
        className={popupStyles.popup ?? ''}
      >
        <Dialog aria-label={popupLabel} className={styles.dialog ?? ''}>
          {children(close)}
        </Dialog>
      </Popover>
    </ZhCn>
  )
}

export interface PopupOptionProps extends Pick<HTMLAttributes<HTMLDivElement>, 'id' | 'onClick' | 'onKeyDown'> {
  /** 0 for the option that the tab key reaches, -1 for the others. */
  tabIndex: number
  isSelected: boolean
  /** The option leads to further options: an arrow at its end says so. */
  leadsOn?: boolean | undefined
  children: string
}

/** One row of a list in a popup. The list around it has the role `listbox` and answers the keys. */
export function PopupOption({ isSelected, leadsOn = false, tabIndex, children, ...rest }: PopupOptionProps) {
  return (
    <div role="option" tabIndex={tabIndex} aria-selected={isSelected} className={popupStyles.item} {...rest}>
      {children}
      {leadsOn && <Icon name="right" size={14} className={popupStyles.trailing} />}
    </div>
  )
}
