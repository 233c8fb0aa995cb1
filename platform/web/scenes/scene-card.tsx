import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Scene } from './scene.tsx'
import type { SceneName } from './scene-address.ts'
import styles from './scene-card.module.css'

export interface SceneCardProps {
  scene: SceneName
  title: string
  text: ReactNode
  /** The page to which the button leads, and its words. */
  to: string
  action: string
  /** The picture stands on the first screen. */
  eager?: boolean | undefined
  className?: string | undefined
}

/** A service that a reader may need now, beside the main content of a page: its scene, what it does, one button. */
export function SceneCard({ scene, title, text, to, action, eager, className }: SceneCardProps) {
  return (
    <Card tone="tint" title={title} className={className}>
      <SceneBox scene={scene} eager={eager} />
      <p className={styles.text}>{text}</p>
      <LinkButton to={to} variant="primary" className={styles.wide}>
        {action}
      </LinkButton>
    </Card>
  )
}

/** A scene as wide as its column. */
export function SceneBox({ scene, eager }: { scene: SceneName; eager?: boolean | undefined }) {
  return (
    <div className={`no-print ${styles.box}`}>
      <Scene name={scene} eager={eager} />
    </div>
  )
}
