import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon, type IconName } from './icon.tsx'
import { ZhCn } from './zh-cn.tsx'

export interface DialogProps {
  open: boolean
  title: string
  /** Called by Escape, by the cross, and by a click outside the window unless it is an `alert`. */
  onClose: () => void
  children?: ReactNode
  /** Buttons, the safest first and the wanted one last. */
  actions?: ReactNode
  /** True for a question that must be answered: a click outside does not close the window. */
  alert?: boolean | undefined
  /** A large mark above a centred text, for a result or a warning. */
  mark?: 'success' | 'warning' | 'error' | undefined
  /** A scene that stands for the mark on the whole screen of a phone. */
  scene?: ReactNode
  /**
   * `picture` is as large as the screen allows, `sheet` lies at the foot of a phone. `side` shows a record beside the list that it was opened from; on a
   * phone it takes the whole screen.
   */
  size?: 'medium' | 'large' | 'side' | 'picture' | 'sheet' | undefined
  /** Takes the whole screen of a phone. */
  full?: boolean | undefined
}

const marks: Record<NonNullable<DialogProps['mark']>, IconName> = { success: 'check', warning: 'warn', error: 'close' }

/** A modal window: the focus goes in, stays in, and returns to where it was. */
export function Dialog({
  open,
  title,
  onClose,
  children,
  actions,
  alert = false,
  mark,
  scene,
  size = 'medium',
  full = size === 'picture',
}: DialogProps) {
  return (
    <ZhCn>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={!alert}
        className={classNames(
          styles.veil,
          size === 'side' && styles.beside,
          full && styles.whole,
          size === 'sheet' && styles.below,
        )}
      >
        <Modal className={classNames(styles.box, size !== 'medium' && styles[size])}>
          <AriaDialog
            role={alert ? 'alertdialog' : 'dialog'}
            className={classNames(styles.dialog, mark && styles.centred)}
          >
            {scene !== undefined && <div className={styles.scene}>{scene}</div>}
            {mark && (
              <span className={classNames(styles.mark, styles[mark])}>
                <Icon name={marks[mark]} size={36} />
              </span>
            )}
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {!alert && (
              <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
                <Icon name="close" size={20} />
              </button>
            )}
            {children !== undefined && <div className={styles.text}>{children}</div>}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </ZhCn>
  )
}
