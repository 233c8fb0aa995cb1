import type { ReactNode, Ref } from 'react'
import styles from './case-head.module.css'

export interface CaseHeadProps {
  number: string
  /** Read out before the number: what kind of case it is. */
  kind?: string | undefined
  /** Below a page's own head it is its second heading; the page sets the focus on it. */
  below?: Ref<HTMLHeadingElement> | undefined
  /** How the case stands. */
  tags: ReactNode
  /** The way back, and what may be done. */
  children: ReactNode
}

/** The head of a case: its number, how it stands, and at the right what may be done. */
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
