import { Card, ErrorView, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router'
import type { ArticleDetail } from '../../contract/article.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { ArticleDesk } from './article-desk.tsx'

/** 新建文章: an article that is nowhere yet. */
export function NewArticlePage() {
  return <ArticleDesk article={undefined} />
}

/** 编辑文章: an article as it stands. What others save meanwhile is met when it is saved, not before. */
export function ArticlePage() {
  const { id = '' } = useParams()
  return <Loaded key={id} id={id} />
}

function Loaded({ id }: { id: string }) {
  const article = useQuery({
    ...queryOf(articlesApi.detail, { params: { id } }),
    // What has just been saved need not be asked for again; anything older is.
    staleTime: 5_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // Once it is under the editor's hands nothing that is read takes its place.
  const first = useRef<ArticleDetail>(undefined)
  if (!article.isFetching) first.current ??= article.data
  if (first.current) return <ArticleDesk article={first.current} />
  return (
    <Card>
      {article.isError ? (
        <ErrorView title="文章加载失败" error={article.error} onRetry={() => article.refetch()} />
      ) : (
        <Skeleton rows={12} />
      )}
    </Card>
  )
}
