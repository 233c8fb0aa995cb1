import { listHelp, PageHead, useSearch } from '@portal/platform/web'
import { useCallback, useRef } from 'react'
import { Navigate } from 'react-router'
import { helpPath, helpSearch } from './help-path.ts'
import { Overview } from './overview.tsx'
import { SearchField } from './search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { TopicView } from './topic-view.tsx'
import { useAllTopics } from './topics-store.ts'

const title = '帮助中心'

/** A hook that reads the operator's telephone number; null where he names none. */
export type UsePhone = () => string | null

/** The page 帮助中心: its address decides whether it shows all help pages, one of them, or the results of a search. */
export function HelpPage({ usePhone }: { usePhone: UsePhone }) {
  const phone = usePhone()
  const [{ topic, at, q = '' }, patch] = useSearch(helpSearch)
  const results = useRef<HTMLElement>(null)
  useAllTopics()
  const onQuery = useCallback(
    (query: string, isFirst: boolean) => patch({ q: query, topic: '', at: '' }, { replace: !isFirst }),
    [patch],
  )
  const search = (
    <SearchField
      label="搜索帮助"
      placeholder="搜帮助：扣留、三个工作日、授权…"
      query={q}
      onQuery={onQuery}
      results={results}
    />
  )
  const entry = q === '' ? listHelp().find(({ key }) => key === topic) : undefined
  if (entry?.page !== undefined) return <Navigate to={entry.page} replace />
  if (entry) return <TopicView key={entry.key} entry={entry} at={at} search={search} phone={phone} />
  const crumbs = q === '' ? undefined : [{ text: title, to: helpPath }, { text: '搜索结果' }]
  return (
    <>
      <PageHead title={title} lead="各项服务谁能办、要什么、多久、错在哪里，每一条都写明依据和核对日期" crumbs={crumbs}>
        {search}
      </PageHead>
      <div className="wrap page">
        {q === '' ? <Overview isMissing={topic !== undefined} /> : <SearchResults query={q} box={results} />}
      </div>
    </>
  )
}
