import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './drawer.module.css'
import { Icon } from './icon.tsx'
import { ZhCn } from './zh-cn.tsx'

export interface DrawerProps {
  open: boolean
  title: string
  /** Escape, the cross, and a click beside it. */
  onClose: () => void
  children: ReactNode
  /** Stay at the foot while the rest scrolls. */
  actions?: ReactNode
}

/** A record beside the list it came from; on a phone it takes the whole screen. The focus returns to where it was. */
export function Drawer({ open, title, onClose, children, actions }: DrawerProps) {
  return (
    <ZhCn>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable
        className={styles.veil ?? ''}
      >
        <Modal className={styles.panel ?? ''}>
          <AriaDialog className={styles.drawer ?? ''}>
            <div className={styles.head}>
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
              <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
                <Icon name="close" size={20} />
              </button>
            </div>
            <div className={styles.body}>{children}</div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </ZhCn>
  )
}
