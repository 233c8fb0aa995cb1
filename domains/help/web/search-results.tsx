import { Empty, ErrorView, LinkButton, linkTo, Quiet, Skeleton, Stack } from '@portal/platform/web'
import { type RefObject, useMemo } from 'react'
import { Link } from 'react-router'
import { searchLoosely } from '../contract/search/search-texts.ts'
import css from './help.module.css'
import { helpPath } from './help-path.ts'
import { MarkedText } from './marked-text.tsx'
import { shownParts } from './parts.ts'
import { useAllTopics } from './topics-store.ts'
import { walkLinks } from './walk-links.ts'

/** How many lines of one help page the results show; the page itself shows the others. */
const mostLines = 4

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
  const result = useMemo(() => topics && searchLoosely(topics, query), [topics, query])
  return { result, error, retry }
}

/** The lines found, grouped by help page; each line leads to its place in the page. */
export function SearchResults({ query, box }: { query: string; box: RefObject<HTMLElement | null> }) {
  const { result, error, retry } = useResults(query)
  const found = result?.groups.reduce((sum, { hits }) => sum + Math.max(hits.length, 1), 0) ?? 0
  return (
    <section ref={box} aria-label={`“${query}”的搜索结果`} onKeyDown={walkLinks}>
      <Stack gap={16}>
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
          <article key={key} className={css.found}>
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
      </Stack>
    </section>
  )
}
