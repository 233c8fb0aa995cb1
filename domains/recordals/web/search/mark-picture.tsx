import { Icon } from '@portal/platform/web'
import { useState } from 'react'
import styles from './mark-picture.module.css'

/** The picture of a mark, or the place where one would be. The name beside it says what it shows. */
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
      // A picture is never the one that stood in this place before.
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
