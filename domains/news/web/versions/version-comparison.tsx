import { Card, ErrorView, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { articlesApi } from '../../contract/endpoints.ts'
import { formOf } from '../admin/form-of.ts'
import { ArticleDifference } from './article-difference.tsx'
import styles from './difference.module.css'

/** Shows what changed from one version to another. */
export function VersionComparison({ id, from, to }: { id: string; from: number; to: number }) {
  const before = useQuery(queryOf(articlesApi.version, { params: { id, number: from } }))
  const after = useQuery(queryOf(articlesApi.version, { params: { id, number: to } }))
  const place = useRef<HTMLDivElement>(null)
  const isThere = before.data !== undefined && after.data !== undefined
  // The comparison stands below a list that may be long, so the page scrolls to it.
  useEffect(() => {
    if (!isThere) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'start' })
  }, [isThere])
  const failed = [before, after].find(({ isError }) => isError)
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Card title={`第 ${from} 版到第 ${to} 版的变化`}>
        <p className={styles.legend}>
          <ins className={styles.ins}>新增</ins> <del className={styles.del}>删除</del>
        </p>
        {failed && <ErrorView title="版本加载失败" error={failed.error} onRetry={() => void failed.refetch()} />}
        {!failed && !isThere && <Skeleton rows={6} />}
        {before.data && after.data && <ArticleDifference before={formOf(before.data)} after={formOf(after.data)} />}
      </Card>
    </div>
  )
}
