import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { PortalCrumb } from '../domain.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { MoreMenu } from './more-menu.tsx'
import styles from './page-way.module.css'
import { phoneWidth, useMedia } from './use-media.ts'

/**
 * A component that the app draws beside the breadcrumb of every page, such as a link to the help about that page; it
 * receives the page's title.
 */
export const HeadTools = createContext<ComponentType<{ title: string }> | undefined>(undefined)

const home: PortalCrumb = { text: '首页', to: '/oneChains' }

export interface PageWayProps {
  title: string
  /** The way from the home page to this page, which stands last; a page right below the home page needs none. */
  crumbs?: readonly PortalCrumb[] | undefined
  /** What a phone offers behind ⋯ besides the tools. */
  more?: ReactNode
}

/** The line above the title of a page: the way to it, and the tools of the app; a phone has those behind ⋯. */
export function PageWay({ title, crumbs = [{ text: title }], more }: PageWayProps) {
  const Tools = useContext(HeadTools)
  const isPhone = useMedia(phoneWidth)
  return (
    <div className={`no-print ${styles.way}`}>
      <Breadcrumb crumbs={[home, ...crumbs]} />
      {isPhone ? (
        <MoreMenu>
          {Tools && <Tools title={title} />}
          {more}
        </MoreMenu>
      ) : (
        Tools && <Tools title={title} />
      )}
    </div>
  )
}
