import { useState } from 'react'
import { type SceneName, type SceneTone, sceneAddress } from '../scenes/scene-address.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './thumb.module.css'

export interface ThumbProps {
  /** The address of a picture of one's own. Where it cannot be loaded, the thumbnail is drawn as if there were none. */
  picture?: string | null | undefined
  /** A smaller picture that stands there until the large one has arrived. */
  preview?: string | null | undefined
  /** The scene of the thing's service, for a thing without a picture of its own. */
  scene?: SceneName | undefined
  tone?: SceneTone | undefined
  /** A paper that is never drawn, such as a passport: a lock stands in its place. */
  lock?: boolean | undefined
  /** The picture is a trademark, which is shown whole on white. */
  mark?: boolean | undefined
  /** What kind of file it is, in a small label: PDF. */
  kind?: string | undefined
  /** `row` is 64 px wide and 56 on a phone, `small` 48, `head` 96 and 72 on a phone; `fill` is as wide as its place, 4 to 3. */
  size?: 'row' | 'small' | 'head' | 'fill' | undefined
  /** What the picture shows; empty where a title stands beside it. */
  alt: string
}

const widths = { small: 48, row: 64, head: 96, fill: 320 } as const

/** A small picture of a thing. Its place has its size before the picture is there. */
export function Thumb({
  picture,
  preview,
  scene,
  tone,
  lock = false,
  mark = false,
  kind,
  size = 'row',
  alt,
}: ThumbProps) {
  const [broken, setBroken] = useState<string>()
  const own = lock || picture === broken ? undefined : (picture ?? undefined)
  const drawn = own ?? (scene === undefined || lock ? undefined : sceneAddress(scene, tone))
  const width = widths[size]
  const height = size === 'fill' ? 240 : width
  return (
    <span className={classNames(styles.thumb, styles[size], lock && styles.lock, mark && own && styles.mark)}>
      {drawn === undefined ? (
        <Icon name={lock ? 'lock' : 'file'} size={size === 'fill' ? 36 : 24} label={alt || undefined} />
      ) : (
        <>
          {own !== undefined && preview && <img src={preview} alt="" width={width} height={height} />}
          <img
            src={drawn}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(own)}
          />
        </>
      )}
      {kind !== undefined && <small className={styles.kind}>{kind}</small>}
    </span>
  )
}
