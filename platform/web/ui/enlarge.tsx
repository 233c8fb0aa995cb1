import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './enlarge.module.css'

export interface EnlargeProps {
  picture: string
  /** What the picture shows. */
  title: string
  onClose: () => void
  /** Buttons below the picture: 重拍, 换一张. */
  actions?: ReactNode
}

/** A picture as large as the screen allows. */
export function Enlarge({ picture, title, onClose, actions }: EnlargeProps) {
  return (
    <Dialog open title={title} size="picture" onClose={onClose} actions={actions}>
      <img src={picture} alt={title} className={styles.picture} />
    </Dialog>
  )
}
