import styles from './scene.module.css'
import { type SceneName, type SceneTone, sceneAddress } from './scene-address.ts'

export interface SceneProps {
  name: SceneName
  /** The mood; its default is `brand`. */
  tone?: SceneTone | undefined
  /** The side of a square thumbnail in px. Without it the scene fills its box, whose ratio is 3:2 if it has no height. */
  size?: number | undefined
  /** True for a scene on the first screen, which must not wait until the page is laid out. */
  eager?: boolean | undefined
}

/** The drawn scene of a service. It decorates: the words beside it say what it shows. */
export function Scene({ name, tone, size, eager = false }: SceneProps) {
  return (
    <img
      className={size === undefined ? styles.filling : styles.square}
      src={sceneAddress(name, tone)}
      width={size ?? 240}
      height={size ?? 160}
      alt=""
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  )
}
