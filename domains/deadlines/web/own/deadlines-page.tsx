import { useSession } from '@portal/accounts/web'
import { PageHead, PageTabs, Skeleton, useDocumentWords, useSearch } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import { DeadlinePage } from '../deadline-page.tsx'
import { viewPath, viewSearch, viewTabs } from './views.ts'

// Visitors come for the count alone, so that the views of one's own deadlines are loaded when they are shown.
const Agenda = lazy(async () => ({ default: (await import('./agenda.tsx')).Agenda }))
const MonthView = lazy(async () => ({ default: (await import('./month-view.tsx')).MonthView }))
const DetailPage = lazy(async () => ({ default: (await import('./detail-page.tsx')).DetailPage }))
const OwnTools = lazy(async () => ({ default: (await import('./own-tools.tsx')).OwnTools }))

const title = '我的期限'

/** 我的期限 of whoever is signed in, by list and by month, with the count beside them; a visitor finds the count alone. */
export function DeadlinesPage() {
  const { userinfo } = useSession()
  const [{ view, rule, id }] = useSearch(viewSearch)
  if (id !== '') return <OneDeadline id={id} />
  if (!userinfo) return <DeadlinePage />
  if (view === 'compute' || rule !== '') return <DeadlinePage tabs={<Views current={viewPath('compute')} />} />
  return <OwnDeadlines view={view} />
}

/** A visitor who follows a link to a deadline is led to the login by the first call of its page. */
function OneDeadline({ id }: { id: string }) {
  const waiting = (
    <div className="wrap page">
      <Skeleton rows={6} rowHeight={72} />
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <DetailPage id={id} />
    </Suspense>
  )
}

function Views({ current }: { current: string }) {
  return <PageTabs label="期限的视图" pages={viewTabs} current={current} />
}

function OwnDeadlines({ view }: { view: '' | 'month' }) {
  useDocumentWords(title, '您的期限：哪天到期、怎样得出、何时提醒。')
  return (
    <>
      <PageHead title={title} />
      <div className="wrap page">
        <Views current={viewPath(view)} />
        <Suspense fallback={<Skeleton rows={6} rowHeight={72} />}>
          <OwnTools />
          {view === 'month' ? <MonthView /> : <Agenda />}
        </Suspense>
      </div>
    </>
  )
}
