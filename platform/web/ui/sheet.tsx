import { type ReactNode, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './sheet.module.css'
import { ZhCn } from './zh-cn.tsx'

/** Where the header of the page ends, in px from the top of the screen. */
const belowHeader = (): number => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

export interface SheetProps {
  /** Spoken name of the sheet. */
  label: string
  /** Called by Escape and by a click outside. */
  onClose: () => void
  children: ReactNode
}

/** A modal part as wide as the page, which hangs from the header; on a phone it takes the whole screen. */
export function Sheet({ label, onClose, children }: SheetProps) {
  const [top] = useState(belowHeader)
  return (
    <ZhCn>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(next) => !next && onClose()}
        className={styles.veil ?? ''}
        style={{ top }}
      >
        <Modal className={styles.sheet ?? ''}>
          <AriaDialog aria-label={label} className={`wrap ${styles.inner}`}>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </ZhCn>
  )
}
