import { type ReactNode, useState } from 'react'
import type { EnlargeProps } from './enlarge.tsx'
import styles from './gallery.module.css'
import { Icon } from './icon.tsx'
import { Thumb, type ThumbProps } from './thumb.tsx'
import { type LoadPart, useLoaded } from './use-loaded.ts'

const loadEnlarge: LoadPart<EnlargeProps> = async () => ({ Component: (await import('./enlarge.tsx')).Enlarge })

export interface GalleryProps {
  /** Spoken name of the pictures. */
  label: string
  /** `Tile`s. */
  children: ReactNode
}

/** Pictures of papers, four beside each other and three on a phone, each with its name. */
export function Gallery({ label, children }: GalleryProps) {
  return (
    <ul aria-label={label} className={styles.gallery}>
      {children}
    </ul>
  )
}

export interface TileProps extends Pick<ThumbProps, 'picture' | 'scene' | 'lock' | 'mark' | 'kind'> {
  title: string
  /** The quiet line below the title: 11-22 · 1.1 MB. */
  meta?: ReactNode
  /** The address of the picture in full: a press on the tile then enlarges it. */
  large?: string | undefined
  /** Is called by a press on the tile, where the page itself knows how to open it. */
  onOpen?: (() => void) | undefined
  /** The word of a tile for a paper that is not there yet: 补传. */
  add?: string | undefined
  /** Links or buttons below the words. */
  children?: ReactNode
}

/** One paper of a `Gallery`. */
export function Tile({ title, meta, large, onOpen, add, children, ...thumb }: TileProps) {
  const [isLarge, setLarge] = useState(false)
  // A picture is enlarged only after a press, so the dialog is loaded then; a press after a failure loads it again.
  const Enlarge = useLoaded(loadEnlarge, isLarge)
  const open = onOpen ?? (large === undefined ? undefined : () => setLarge(!isLarge))
  const picture =
    add === undefined ? (
      <Thumb {...thumb} size="fill" alt="" />
    ) : (
      <span className={styles.add}>
        <Icon name="plus" size={22} />
        {add}
      </span>
    )
  const words = (
    <>
      {picture}
      <b className={styles.title}>{title}</b>
      {meta !== undefined && <small className={styles.meta}>{meta}</small>}
    </>
  )
  return (
    <li className={styles.tile}>
      {open ? (
        <button type="button" className={styles.open} onClick={open}>
          {words}
        </button>
      ) : (
        words
      )}
      {children}
      {isLarge && Enlarge && large !== undefined && (
        <Enlarge picture={large} title={title} onClose={() => setLarge(false)} />
      )}
    </li>
  )
}
