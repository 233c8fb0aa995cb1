import { Empty, ErrorView, LinkButton, linkTo, Quiet, Skeleton } from '@portal/platform/web'
import { type KeyboardEvent, type RefObject, useMemo } from 'react'
import { Link } from 'react-router'
import { searchHelp } from '../contract/search.ts'
import { helpPath } from './help-path.ts'
import { MarkedText } from './marked-text.tsx'
import { shownParts } from './parts.ts'
import css from './search-results.module.css'
import { useAllTopics } from './topics-store.ts'

/** How many lines of one help page the results show; the page itself shows the others. */
const mostLines = 4

/** Moves the focus from link to link by arrow keys, and from the first link back to the search field. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const next = links.indexOf(document.activeElement as HTMLElement) + step
  event.preventDefault()
  if (next < 0) document.querySelector<HTMLElement>('[role="search"] input')?.focus()
  else links[next]?.focus()
}

const useResults = (query: string) => {
  const { data, error, retry } = useAllTopics()
  const topics = useMemo(
    () =>
      data?.map(({ key, page, title, topic }) => ({
        key: page ?? linkTo(helpPath, { topic: key }),
        title,
        lines: shownParts(topic).flatMap(({ part, label, lines }) =>
          lines.map(({ text, at }) => ({ text, label, to: at ?? linkTo(helpPath, { topic: key, at: part }) })),
        ),
      })),
    [data],
  )
  const result = useMemo(() => topics && searchHelp(topics, query), [topics, query])
  return { result, error, retry }
}

/** The lines found, grouped by help page; each line leads to its place in the page. */
export function SearchResults({ query, box }: { query: string; box: RefObject<HTMLElement | null> }) {
  const { result, error, retry } = useResults(query)
  const found = result?.groups.reduce((sum, { hits }) => sum + Math.max(hits.length, 1), 0) ?? 0
  return (
    <section ref={box} aria-label={`“${query}”的搜索结果`} className={css.results} onKeyDown={walk}>
      <p role="status" className={css.count}>
        {result && (found > 0 ? `在 ${result.groups.length} 个页面里找到 ${found} 处` : '')}
        {result?.isLoose && found > 0 && '，按问题中的词找到'}
      </p>
      {!result && !error && <Skeleton rows={6} rowHeight={96} />}
      {error !== undefined && <ErrorView title="帮助加载失败" error={error} onRetry={retry} />}
      {result && found === 0 && (
        <Empty
          text={`没有找到“${query}”，换个短一点的词试试`}
          action={<LinkButton to={helpPath}>看全部帮助</LinkButton>}
        />
      )}
      {result?.groups.map(({ key, title, hits }) => (
        <article key={key} className={css.group}>
          <h2>
            <Link to={key}>
              <MarkedText text={title} terms={result.terms} />
            </Link>
          </h2>
          <ul>
            {hits.slice(0, mostLines).map(({ text, to, label }) => (
              <li key={to + text}>
                <Link to={to}>
                  <small>{label}</small>
                  <span>
                    <MarkedText text={text} terms={result.terms} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {hits.length > mostLines && <Quiet>本页还有 {hits.length - mostLines} 处</Quiet>}
        </article>
      ))}
    </section>
  )
}
