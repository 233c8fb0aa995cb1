import { Icon } from './icon.tsx'
import styles from './leaving-text.module.css'

/** The words of a link that leaves the portal, with the mark for such links. The mark never stands alone in a line. */
export function LeavingText({ children, size = 15 }: { children: string; size?: number }) {
  const characters = [...children]
  return (
    <>
      {characters.slice(0, -1).join('')}
      <span className={styles.end}>
        {characters.at(-1)}
        <Icon name="external" size={size} />
      </span>
    </>
  )
}
