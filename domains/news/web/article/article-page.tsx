import { Empty, ErrorView, isCallError, LinkButton, linkTo, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { NewsCategory } from '../../contract/categories.ts'
import { newsCalls } from '../news-calls.ts'
import { isPurifyReady, loadPurify } from './article-text.tsx'
import { ArticleView } from './article-view.tsx'
import { RelatedNews } from './related-news.tsx'

const listAddress = (categoryId: NewsCategory): string => linkTo('/home/newList', { activeName: categoryId })

/** The page of one article, by the id in its address. Another article makes a new page, although the route is the same. */
export function ArticlePage({ id, categoryId }: { id: string; categoryId: NewsCategory }) {
  const article = useQuery(queryOf(newsCalls.contentAttribute, { query: { id } }))
  const how = useNavigationType()
  const [isReady, setReady] = useState(isPurifyReady)
  useEffect(() => {
    // The cleaner is loaded together with the article, which needs it at once; `ArticleText` reports it when the load fails.
    const go = () => setReady(true)
    loadPurify().then(go, go)
  }, [])
  useEffect(() => {
    if (how !== 'PUSH') return
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [how])
  if (article.data && isReady)
    return <ArticleView article={article.data} related={<RelatedNews id={article.data.id} />} />
  if (article.isError)
    return <NoArticle error={article.error} onRetry={() => void article.refetch()} to={listAddress(categoryId)} />
  return (
    <div className="wrap page">
      <Skeleton rows={6} rowHeight={120} />
    </div>
  )
}

function NoArticle({ error, onRetry, to }: { error: unknown; onRetry: () => void; to: string }) {
  const list = <LinkButton to={to}>看看其他资讯</LinkButton>
  const isGone = isCallError(error) && error.http === 404
  return (
    <div className="wrap page">
      {/* A page head is left out: its star would save an article that nobody can read. */}
      <h1 className="sr-only">{isGone ? '没有这篇资讯' : '合规资讯'}</h1>
      {isGone ? (
        <Empty text="这篇资讯不存在，或者已经撤下" action={list} />
      ) : (
        <ErrorView title="资讯加载失败" error={error} onRetry={onRetry} actions={list} />
      )}
    </div>
  )
}
