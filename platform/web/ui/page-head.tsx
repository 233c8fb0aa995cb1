import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './page-head.module.css'
import { PageWay, type PageWayProps } from './page-way.tsx'
import { phoneWidth, useMedia } from './use-media.ts'

export interface PageHeadProps extends PageWayProps {
  lead?: ReactNode
  /** Short facts beside the lead: 1 份 PDF 材料. */
  facts?: readonly { icon: IconName; text: string }[] | undefined
  /** A tag or buttons beside the title. */
  aside?: ReactNode
  /**
   * On a phone the lead, the facts and `more` wait behind a button with these words beside the title, so that the first field
   * or row stands high on the first screen.
   */
  brief?: { words: string; more?: ReactNode } | undefined
  /** Usually `Steps`. */
  children?: ReactNode
}

/** The head of an inner page: its breadcrumb, its title with a short text, and often the steps of a case. */
export function PageHead({ title, lead, crumbs, facts, aside, brief, children }: PageHeadProps) {
  const id = useId()
  const isPhone = useMedia(phoneWidth)
  const [isOpen, setOpen] = useState(false)
  const folded = isPhone ? brief : undefined
  const said = lead !== undefined && <p className={styles.lead}>{lead}</p>
  const told = facts && (
    <ul className={styles.facts}>
      {facts.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.head}>
      <div className="wrap">
        <PageWay title={title} crumbs={crumbs} />
        <div className={styles.titles}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            {!folded && said}
          </div>
          {folded && (
            <button
              type="button"
              className={classNames('btn btn-text', styles.brief)}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {folded.words}
              <Icon name="down" size={16} />
            </button>
          )}
          {aside}
          {!folded && told}
        </div>
        {folded && (
          <div id={id} className={styles.more} hidden={!isOpen}>
            {said}
            {told}
            {folded.more}
          </div>
        )}
        {children !== undefined && <div className={styles.below}>{children}</div>}
      </div>
    </div>
  )
}
