import {
  LinkButton,
  type LoadPage,
  PageHead,
  type PortalCrumb,
  type ProgressPart,
  type ProgressTab,
  RecordCrumbs,
  Skeleton,
} from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { catalogueOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import { ForeignList } from './foreign-list.tsx'
import css from './progress-page.module.css'

const { tabs, progressPath } = catalogueOf(domains)
const parts = domains.flatMap((domain) => domain.progressParts ?? [])
const addressOf = (tab: ProgressTab): string => `/home/speedOfProgress?active=${tab.active}`

const pages = new Map<LoadPage, ComponentType>()
/** Makes one lazy component for each loader: a new component in every render would load for ever. */
const pageOf = (load: LoadPage): ComponentType => {
  const known = pages.get(load)
  if (known) return known
  const page = lazy(async () => ({ default: (await load()).Component }))
  pages.set(load, page)
  return page
}

function TabMenu({ current }: { current: ProgressTab }) {
  const menu = useRef<HTMLElement>(null)
  const { active } = current
  // On a phone the menu is one line that scrolls sideways: it scrolls until the current tab is in view.
  useEffect(() => {
    const box = menu.current
    const here = box?.querySelector<HTMLElement>(`a[href$="active=${active}"]`)
    if (box && here) box.scrollLeft += middleOf(here) - middleOf(box)
  }, [active])
  return (
    <nav ref={menu} aria-label="进度分类" className={css.menu}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.active}>
            <Link to={addressOf(tab)} aria-current={tab === current ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const middleOf = (element: HTMLElement): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

function Waiting({ load }: { load: LoadPage }) {
  const Page = pageOf(load)
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <Page />
    </Suspense>
  )
}

/** A domain's part above the list. Its place is kept, so that the list below does not move when the part is loaded. */
function Part({ part }: { part: ProgressPart }) {
  const Page = pageOf(part.load)
  return (
    <div className={css.part}>
      <Suspense>
        <Page />
      </Suspense>
    </div>
  )
}

const home: PortalCrumb = { text: '首页', to: '/oneChains' }

/** The page 我的进度 with the tabs of all domains, `?active=n`. A single record takes the whole width, without the tabs. */
export function ProgressPage() {
  const [params] = useSearchParams()
  const { frame } = useSite().info
  const tab = tabs.find(({ active }) => String(active) === params.get('active'))
  if (!tab) return <Navigate to={progressPath ?? '/oneChains'} replace />
  const record = tab.detail && params.get(tab.detail.query)
  const mine: PortalCrumb = { text: '我的进度', to: progressPath ?? '/oneChains' }
  if (tab.detail && record) {
    const crumbs = [home, mine, { text: tab.label, to: addressOf(tab) }, { text: tab.detail.crumb ?? record }]
    return (
      <RecordCrumbs value={crumbs}>
        {!tab.detail.headed && <PageHead title={tab.label} crumbs={crumbs} />}
        <div className={tab.detail.headed ? 'wrap' : `wrap ${css.record}`}>
          <Waiting key={record} load={tab.detail.load} />
        </div>
      </RecordCrumbs>
    )
  }
  return (
    <>
      <PageHead title="我的进度" lead="您提交的请求，以及它们办到哪一步" crumbs={[home, mine, { text: tab.label }]}>
        <LinkButton to="/home/drafts" size="small">
          我的草稿
        </LinkButton>
      </PageHead>
      <div className={`wrap ${css.centre}`}>
        <TabMenu current={tab} />
        <div className={css.list}>
          {parts
            .filter(({ active }) => active === tab.active)
            .map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed when the portal is built.
              <Part key={index} part={part} />
            ))}
          {frame?.item === String(tab.active) ? (
            <ForeignList title={tab.label} url={frame.url} />
          ) : (
            <Waiting key={tab.active} load={tab.load} />
          )}
        </div>
      </div>
    </>
  )
}
