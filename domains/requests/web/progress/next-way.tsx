import { type SceneName, Thumb } from '@portal/platform/web'
import type { ReactNode } from 'react'
import styles from '../detail/case.module.css'

/** One way to go on after a request has ended. */
export function NextWay({ scene, title, children }: { scene: SceneName; title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <Thumb scene={scene} alt="" />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </div>
  )
}
