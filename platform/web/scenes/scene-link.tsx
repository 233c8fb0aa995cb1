import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Scene } from './scene.tsx'
import type { SceneName } from './scene-address.ts'
import styles from './scene-link.module.css'

export interface SceneLinkProps {
  scene: SceneName
  to: string
  title: string
  /** A quiet line below the title. */
  children: ReactNode
}

/** A way to go on, as a small card that is one link: its scene, what it is, and why one would go there. */
export function SceneLink({ scene, to, title, children }: SceneLinkProps) {
  return (
    <Link to={to} className={styles.way}>
      <Scene name={scene} size={64} />
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
    </Link>
  )
}
