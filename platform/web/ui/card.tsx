import { type ReactNode, useId } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps {
  title?: ReactNode
  /** Number of a form's part, in a small square before the title. */
  number?: number | undefined
  /** Links or buttons at the title's right. */
  actions?: ReactNode
  children: ReactNode
  /** `tint` is quieter, for a card beside the main content of the page; `bare` stands on the page without a box. */
  tone?: 'plain' | 'tint' | 'bare' | undefined
  /** The level of the heading; its default is 2, and a card inside another card takes 3. */
  level?: 2 | 3 | undefined
  className?: string | undefined
}

/** A titled part of a page. */
export function Card({ title, number, actions, children, tone = 'plain', level = 2, className }: CardProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className={classNames(styles.card, styles[tone], number !== undefined && styles.part, className)}
    >
      {title !== undefined && (
        <div className={styles.head}>
          {number !== undefined && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          <Heading id={id} className={classNames(styles.title, level === 3 && styles.small)}>
            {title}
          </Heading>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

/** Fields in two columns, one on a phone; `Field wide` takes a whole row. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** A wide column with a narrow one beside it, which comes below on small screens. */
export function SplitLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  )
}
