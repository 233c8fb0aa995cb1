import { type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Scene } from './scene.tsx'
import type { SceneName, SceneTone } from './scene-address.ts'
import styles from './scene-section.module.css'

export interface SceneSectionProps {
  scene: SceneName
  /** The mood of the scene, and the ground of the section: jade for a result. */
  tone?: Extract<SceneTone, 'brand' | 'jade' | 'gold'> | undefined
  title: ReactNode
  children?: ReactNode
  /** Links or buttons. */
  actions?: ReactNode
  /** The level of the title among the page's headings. */
  level?: 2 | 3 | undefined
}

/** A result, or a way to go on, on tinted ground with its drawn scene; a phone leaves the scene out. */
export function SceneSection({ scene, tone = 'brand', title, children, actions, level = 2 }: SceneSectionProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className={classNames(styles.section, styles[tone])}>
      <div className={styles.words}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {children}
        {actions !== undefined && <div className={`no-print ${styles.actions}`}>{actions}</div>}
      </div>
      <div className={`no-print ${styles.scene}`}>
        <Scene name={scene} tone={tone} />
      </div>
    </section>
  )
}
