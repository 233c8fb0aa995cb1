import {
  Icon,
  LinkButton,
  PageHead,
  type PortalCrumb,
  type ProgressPart,
  type ProgressTab,
  RecordCrumbs,
  Skeleton,
} from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { Navigate, useSearchParams } from 'react-router'
import { domains } from '../../domains.ts'
import { LazyPage } from '../lazy-page.tsx'
import { ForeignList } from './foreign-list.tsx'
import { loadAllMatters } from './load-all-matters.ts'
import { MatterMenu } from './matter-menu.tsx'
import css from './progress-page.module.css'
import { tabAddress, tabs } from './tabs.ts'

const parts = domains.flatMap((domain) => domain.progressParts ?? [])

const rows = <Skeleton rows={6} />

/** A domain's part above the list. Its place is kept, so that the list below does not move when the part is loaded. */
function Part({ part }: { part: ProgressPart }) {
  return (
    <div className={css.part}>
      <LazyPage load={part.load} />
    </div>
  )
}

const mine: PortalCrumb = { text: '我的事项', to: tabAddress(0) }

/** The list of one kind, with what other domains show above it. */
function Tab({ tab }: { tab: ProgressTab }) {
  const { frame } = useSite().info
  return (
    <>
      {parts
        .filter(({ active }) => active === tab.active)
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed when the portal is built.
          <Part key={index} part={part} />
        ))}
      {frame?.item === String(tab.active) ? (
        <ForeignList title={tab.label} url={frame.url} />
      ) : (
        <LazyPage key={tab.active} load={tab.load} waiting={rows} />
      )}
    </>
  )
}

/**
 * The page 我的事项: all matters, or those of one kind by its tab, `?active=n`. A single record takes the whole width, without
 * the menu.
 */
export function ProgressPage() {
  const [params] = useSearchParams()
  const tab = tabs.find(({ active }) => String(active) === params.get('active'))
  if (!tab && params.get('active') !== '0') return <Navigate to={tabAddress(0)} replace />
  const record = tab?.detail && params.get(tab.detail.query)
  if (tab?.detail && record) {
    const crumbs = [mine, { text: tab.label, to: tabAddress(tab.active) }, { text: tab.detail.crumb ?? record }]
    return (
      <RecordCrumbs value={crumbs}>
        {!tab.detail.headed && <PageHead title={tab.label} crumbs={crumbs} />}
        <div className={tab.detail.headed ? 'wrap' : `wrap ${css.record}`}>
          <LazyPage key={record} load={tab.detail.load} waiting={rows} />
        </div>
      </RecordCrumbs>
    )
  }
  return (
    <>
      <PageHead
        title={mine.text}
        crumbs={tab && [mine, { text: tab.label }]}
        aside={
          <div className="row">
            <LinkButton to={`${tabAddress(0)}&find=1`}>
              <Icon name="search" size={18} />
              <span className="spoken-on-phone">按编号或货物找</span>
            </LinkButton>
            <LinkButton variant="primary" to="/oneChains">
              <Icon name="plus" size={18} />
              办新的事
            </LinkButton>
          </div>
        }
      />
      <div className={`wrap ${css.centre}`}>
        <MatterMenu current={tab?.active ?? 0} />
        <div className={css.list}>
          {tab ? <Tab tab={tab} /> : <LazyPage key={0} load={loadAllMatters} waiting={rows} />}
        </div>
      </div>
    </>
  )
}
