import { CopyButton } from './copy-button.tsx'
import styles from './copy-line.module.css'

/** A number that the customer may need again, in a dialog about what he has just sent, with a button that copies it. */
export function CopyLine({ what, text }: { what: string; text: string }) {
  return (
    <p className={styles.line}>
      <span>
        {what} <strong>{text}</strong>
      </span>
      <CopyButton text={text} what={what} variant="secondary" size="small" />
    </p>
  )
}
