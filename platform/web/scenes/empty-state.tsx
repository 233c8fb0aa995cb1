import type { ReactNode } from 'react'
import styles from './scene.module.css'
import { type EmptyScene, emptySceneAddress } from './scene-address.ts'

export interface EmptyStateProps {
  scene: EmptyScene
  /** What is not there: 没有找到. */
  title: string
  /** What will stand here, or what one can do about it. */
  text?: ReactNode
  /** The heading's level: 1 where nothing else stands on the page. */
  level?: 1 | 2
  /** Links or buttons for the next step. */
  children?: ReactNode
}

/** What stands where there is nothing to show: a scene, what is missing, and what to do. */
export function EmptyState({ scene, title, text, level = 2, children }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.empty}>
      <img
        src={emptySceneAddress(scene)}
        width={320}
        height={200}
        alt=""
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
