import { useState } from 'react'
import { Enlarge } from '../ui/enlarge.tsx'
import { Thumb } from '../ui/thumb.tsx'
import styles from './upload.module.css'

/** The address of the whole picture, which stands beside that of its thumbnail. */
const largeOf = (thumbnail: string): string => thumbnail.replace('/thumbnail?', '/view?')

/** An uploaded file as a small picture, which a press enlarges. */
export function UploadThumb({ thumbnail, fileName }: { thumbnail: string; fileName: string }) {
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <button type="button" className={styles.thumb} aria-label={`放大 ${fileName}`} onClick={() => setLarge(true)}>
        <Thumb picture={`${thumbnail}&width=96`} size="small" alt="" />
      </button>
      {isLarge && <Enlarge picture={largeOf(thumbnail)} title={fileName} onClose={() => setLarge(false)} />}
    </>
  )
}
