import { Card } from '@portal/platform/web'
import type { ReactNode } from 'react'
import styles from './kit.module.css'

/** One group of samples. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} className={styles.section}>
      {children}
    </Card>
  )
}
