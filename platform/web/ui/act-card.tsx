import { type ReactNode, useId } from 'react'
import styles from './act-card.module.css'
import { classNames } from './class-names.ts'

export interface ActCardProps {
  /** `due` for an act that has a last day, `plain` for one that is only wanted. */
  tone: 'due' | 'plain'
  /** A `BigDate`, or words where there is no day. */
  date: ReactNode
  /** The kind of matter, above the title. */
  kicker?: ReactNode
  title: ReactNode
  /** What is to be done, and what happens until then. */
  text: ReactNode
  /** `Dots` or a bar; left out on a phone. */
  progress?: ReactNode
  /** The one button of the act. */
  action: ReactNode
  /** A quieter way on: 看详情. */
  more?: ReactNode
  /** What the act asks for, part by part. The card then stands alone on its page: its date is at the right of its head. */
  children?: ReactNode
  /** The level of the title among the page's headings. */
  level?: 2 | 3 | undefined
}

/** The one thing that somebody has to do for a matter, and by when. */
export function ActCard({
  tone,
  date,
  kicker,
  title,
  text,
  progress,
  action,
  more,
  children,
  level = 3,
}: ActCardProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isPage = children !== undefined
  return (
    <article aria-labelledby={id} className={classNames(styles.card, styles[tone], isPage && styles.page)}>
      <div className={styles.date}>{date}</div>
      <div className={styles.what}>
        {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {progress !== undefined && <div className={styles.progress}>{progress}</div>}
      </div>
      {isPage && <div className={styles.parts}>{children}</div>}
      <div className={styles.action}>
        {action}
        {more}
      </div>
    </article>
  )
}
