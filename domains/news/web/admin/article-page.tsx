import { Card, ErrorView, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router'
import type { ArticleDetail } from '../../contract/article.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { ArticleDesk } from './article-desk.tsx'

/** The page 新建文章: an article that is not saved yet. */
export function NewArticlePage() {
  return <ArticleDesk article={undefined} />
}

/** The page 编辑文章. It notices changes that others save meanwhile only when the editor saves, not before. */
export function ArticlePage() {
  const { id = '' } = useParams()
  return <Loaded key={id} id={id} />
}

function Loaded({ id }: { id: string }) {
  const article = useQuery({
    ...queryOf(articlesApi.detail, { params: { id } }),
    // An article that was saved a moment ago is not read again; anything older is.
    staleTime: 5_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // The first answer stays: nothing that is read later replaces the article that the editor works on.
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
