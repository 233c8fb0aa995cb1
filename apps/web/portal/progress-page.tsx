import { type LoadPage, PageHead, type PortalCrumb, type ProgressTab, Skeleton } from '@portal/platform/web'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { catalogueOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import css from './progress-page.module.css'

const { tabs, progressPath } = catalogueOf(domains)
const addressOf = (tab: ProgressTab): string => `/home/speedOfProgress?active=${tab.active}`

const pages = new Map<LoadPage, ComponentType>()
/** One lazy component for each loader: a new one on every render would load for ever. */
const pageOf = (load: LoadPage): ComponentType => {
  const known = pages.get(load)
  if (known) return known
  const page = lazy(async () => ({ default: (await load()).Component }))
  pages.set(load, page)
  return page
}

function TabMenu({ current }: { current: ProgressTab }) {
  return (
    <nav aria-label="进度分类" className={css.menu}>
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

function Waiting({ load }: { load: LoadPage }) {
  const Page = pageOf(load)
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <Page />
    </Suspense>
  )
}

const home: PortalCrumb = { text: '首页', to: '/oneChains' }

/** 我的进度: the tabs of all domains, `?active=n`; a record takes the whole width. */
export function ProgressPage() {
  const [params] = useSearchParams()
  const tab = tabs.find(({ active }) => String(active) === params.get('active'))
  if (!tab) return <Navigate to={progressPath ?? '/oneChains'} replace />
  const record = tab.detail && params.get(tab.detail.query)
  const mine: PortalCrumb = { text: '我的进度', to: progressPath ?? '/oneChains' }
  if (tab.detail && record) {
    const crumbs = [home, mine, { text: tab.label, to: addressOf(tab) }, { text: record }]
    return (
      <>
        <PageHead title={tab.label} crumbs={crumbs} />
        <div className={`wrap ${css.record}`}>
          <Waiting key={record} load={tab.detail.load} />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHead title="我的进度" lead="您提交的请求，以及它们办到哪一步" crumbs={[home, mine, { text: tab.label }]} />
      <div className={`wrap ${css.centre}`}>
        <TabMenu current={tab} />
        <div className={css.list}>
          <Waiting key={tab.active} load={tab.load} />
        </div>
      </div>
    </>
  )
}
