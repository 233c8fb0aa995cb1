import { Icon } from '@portal/platform/web'
import { useState } from 'react'
import styles from '../detail/recordal.module.css'

/**
 * The picture of a mark, or an empty place where there is none. It has no text of its own: the name beside it says what it
 * shows.
 */
export function MarkPicture({ id, size = 48 }: { id: string | null; size?: number }) {
  const [missing, setMissing] = useState<string>()
  if (id === null || id === missing) {
    return (
      <span className={styles.none} style={{ width: size, height: size }}>
        <Icon name="stamp" size={Math.round(size / 2)} />
      </span>
    )
  }
  return (
    <img
      // The key makes a new image element for each picture, so that the picture before it is never shown in its place.
      key={id}
      className={styles.picture}
      src={`/api/recordalIcon/${encodeURIComponent(id)}`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => setMissing(id)}
    />
  )
}
