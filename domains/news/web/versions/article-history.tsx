import { Card, ErrorView, Log, momentText, Quiet, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { ArticleDeed } from '../../contract/article.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { articleDeedLabels, articleStateLabels } from '../../contract/states.ts'

const pgCount = 50

/** 办理记录: who did what to an article and when, including what the portal did at a planned moment. */
export function ArticleHistory({ id }: { id: string }) {
  const history = useQuery(queryOf(articlesApi.history, { params: { id }, query: { pgIndex: 1, pgCount } }))
  const { data } = history
  return (
    <Card title="办理记录">
      {history.isPending && <Skeleton rows={4} rowHeight={30} />}
      {history.isError && (
        <ErrorView title="办理记录加载失败" error={history.error} onRetry={() => void history.refetch()} />
      )}
      {data && (
        <Log
          label="办理记录"
          entries={data.elements}
          line={(deed) => ({
            time: deed.at,
            parts: [deed.actor ?? '系统', `${articleDeedLabels[deed.action]}${detailOf(deed)}`],
          })}
        />
      )}
      {data && data.totalElements > data.elements.length && (
        <Quiet>
          共 {data.totalElements} 条，此处为最近 {pgCount} 条
        </Quiet>
      )}
    </Card>
  )
}

const detailOf = ({ version, stateAfter, publishAt, reason }: ArticleDeed): string =>
  [
    `（第 ${version} 版`,
    stateAfter && `，${articleStateLabels[stateAfter]}`,
    publishAt !== null && `，定于 ${momentText(publishAt)}`,
    reason && `，原因：${reason}`,
    '）',
  ]
    .filter(Boolean)
    .join('')
