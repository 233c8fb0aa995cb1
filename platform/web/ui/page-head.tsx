import type { ReactNode } from 'react'
import type { PortalCrumb } from '../domain.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './page-head.module.css'
import { PageWay } from './page-way.tsx'

export interface PageHeadProps {
  title: string
  lead?: ReactNode
  crumbs?: readonly PortalCrumb[] | undefined
  /** Short facts beside the lead: 1 份 PDF 材料. */
  facts?: readonly { icon: IconName; text: string }[] | undefined
  /** A tag or buttons beside the title. */
  aside?: ReactNode
  /** Usually `Steps`. */
  children?: ReactNode
}

/** The head of an inner page: its breadcrumb, its title with a short text, and often the steps of a case. */
export function PageHead({ title, lead, crumbs, facts, aside, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className="wrap">
        <PageWay title={title} crumbs={crumbs} />
        <div className={styles.titles}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {aside}
          {facts && (
            <ul className={styles.facts}>
              {facts.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} size={18} />
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        {children !== undefined && <div className={styles.below}>{children}</div>}
      </div>
    </div>
  )
}
