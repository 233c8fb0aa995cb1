import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { PortalCrumb } from '../domain.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './page-head.module.css'

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

/**
 * A component that the app draws beside the breadcrumb of every page, such as a link to the help about that page; it
 * receives the page's title.
 */
export const HeadTools = createContext<ComponentType<{ title: string }> | undefined>(undefined)

/** The tinted head of an inner page: its breadcrumb, its title with a short text, and often the steps of a case. */
export function PageHead({ title, lead, crumbs, facts, aside, children }: PageHeadProps) {
  const Tools = useContext(HeadTools)
  return (
    <div className={styles.head}>
      <div className="wrap">
        <div className={styles.way}>
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          {Tools && <Tools title={title} />}
        </div>
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
