import styles from './long-text.module.css'

/**
 * A title that takes one line and ends in an ellipsis where it is longer. It shows whole while the pointer is on it, or while
 * the link that it stands in, or anything else in its row, has the focus.
 */
export function LongText({ children }: { children: string }) {
  return <span className={styles.long}>{children}</span>
}
