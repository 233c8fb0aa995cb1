import type { ReactNode, Ref } from 'react'
import styles from './case-head.module.css'

export interface CaseHeadProps {
  number: string
  /** What kind of case it is. Only a screen reader reads it out, before the number. */
  kind?: string | undefined
  /**
   * For a page with a head of its own: the number then becomes the page's second heading (`h2`), and the page sets the
   * focus on it through this ref.
   */
  below?: Ref<HTMLHeadingElement> | undefined
  /** Tags with the state of the case. */
  tags: ReactNode
  /** The link back to the list, and the buttons for what may be done with the case. */
  children: ReactNode
}

/** The head of a case: its number, the tags of its state, and at the right what may be done with it. */
export function CaseHead({ number, kind, below, tags, children }: CaseHeadProps) {
  const name = (
    <>
      {kind && <span className="sr-only">{kind} </span>}
      {number}
    </>
  )
  return (
    <div className={styles.head}>
      {below ? (
        <h2 ref={below} tabIndex={-1} className={styles.number}>
          {name}
        </h2>
      ) : (
        <h1 className={styles.number}>{name}</h1>
      )}
      {tags}
      <span className={styles.acts}>{children}</span>
    </div>
  )
}
