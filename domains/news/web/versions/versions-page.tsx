import {
  ActDialog,
  Card,
  type Column,
  call,
  DetailHead,
  ErrorView,
  LinkButton,
  momentText,
  numberParam,
  PagedTable,
  Quiet,
  queryOf,
  RowActs,
  Skeleton,
  Stack,
  StatusTag,
  useListPage,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import type { ArticleDetail, ArticleVersionHead } from '../../contract/article.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { ArticleHistory } from './article-history.tsx'
import { VersionComparison } from './version-comparison.tsx'

const search = z.object({
  from: numberParam(0, 2 ** 31 - 1, 0),
  to: numberParam(0, 2 ** 31 - 1, 0),
})

/** The page 版本记录: every version of an article, what changed between two of them, and the way to restore an old one. */
export function VersionsPage() {
  const { id = '' } = useParams()
  const [{ from, to }, patch] = useSearch(search)
  const [restored, setRestored] = useState<ArticleVersionHead>()
  const article = useQuery(queryOf(articlesApi.detail, { params: { id } }))
  const versions = useListPage(articlesApi.versions, { params: { id }, pageSize: 20 })
  const { list } = versions
  const canRestore = article.data?.can.includes('restore') === true
  const newest = article.data?.version ?? 0
  const columns = useMemo(
    () =>
      columnsWith({
        canRestore: (number) => canRestore && number !== newest,
        onCompare: (number, against) => patch({ from: against, to: number }),
        onRestore: setRestored,
        newest,
      }),
    [canRestore, newest, patch],
  )
  const failed = [article, list].find(({ isError }) => isError)
  // Title and list decide the height of the page, so nothing below them is drawn before they have loaded.
  if (!failed && (article.isPending || list.isPending)) {
    return (
      <Card>
        <Skeleton rows={6} />
      </Card>
    )
  }
  return (
    <>
      <DetailHead
        title={`版本记录${article.data ? `：${article.data.title}` : ''}`}
        actions={
          <LinkButton to={`/articles/${id}`} size="small">
            返回文章
          </LinkButton>
        }
      />
      <Stack gap={20}>
        <Card>
          {failed && <ErrorView title="版本加载失败" error={failed.error} onRetry={() => void failed.refetch()} />}
          {article.data && list.data && (
            <PagedTable
              pages={versions}
              caption="文章的各个版本"
              columns={columns}
              rowKey={({ number }) => String(number)}
              empty={undefined}
            />
          )}
        </Card>
        {from > 0 && to > 0 && <VersionComparison id={id} from={from} to={to} />}
        <ArticleHistory id={id} />
        {restored && article.data && (
          <RestoreDialog article={article.data} version={restored} onClose={() => setRestored(undefined)} />
        )}
      </Stack>
    </>
  )
}

const columnsWith = ({
  canRestore,
  onCompare,
  onRestore,
  newest,
}: {
  canRestore: (number: number) => boolean
  onCompare: (number: number, against: number) => void
  onRestore: (version: ArticleVersionHead) => void
  newest: number
}): readonly Column<ArticleVersionHead>[] => [
  {
    key: 'number',
    header: '版本',
    title: true,
    cell: ({ number, restoredFrom }) => (
      <>
        第 {number} 版{restoredFrom !== null && <Quiet as="small">（恢复自第 {restoredFrom} 版）</Quiet>}
      </>
    ),
  },
  { key: 'title', header: '标题', cell: ({ title }) => title },
  { key: 'saveTime', header: '保存时间', cell: ({ saveTime }) => momentText(saveTime) },
  { key: 'savedBy', header: '保存人', cell: ({ savedBy }) => savedBy },
  {
    key: 'isPublic',
    header: '公开',
    cell: ({ isPublic }) => (isPublic ? <StatusTag tone="done">读者看到的</StatusTag> : '—'),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (version) => {
      const { number } = version
      return (
        <RowActs
          name={`第 ${number} 版`}
          acts={[
            ...(number > 1 ? [{ label: '本次改动', run: () => onCompare(number, number - 1) }] : []),
            ...(number !== newest ? [{ label: '与最新版对比', run: () => onCompare(newest, number) }] : []),
            ...(canRestore(number) ? [{ label: '恢复', run: () => onRestore(version) }] : []),
          ]}
        />
      )
    },
  },
]

const restoreReads = [articlesApi.detail, articlesApi.versions, articlesApi.history, articlesApi.list]

interface RestoreDialogProps {
  article: ArticleDetail
  version: ArticleVersionHead
  onClose: () => void
}

function RestoreDialog({ article: { id, version }, version: { number }, onClose }: RestoreDialogProps) {
  return (
    <ActDialog
      title={`恢复第 ${number} 版`}
      confirmText="恢复"
      busyText="正在恢复…"
      act={() => call(articlesApi.restore, { params: { id, number }, body: { version } })}
      said={`已把第 ${number} 版的内容存为新的版本`}
      reads={restoreReads}
      onClose={onClose}
    >
      第 {number} 版的内容会存为新的版本，现有各版本不受影响。已发布的文章要再次发布后，读者才会看到。
    </ActDialog>
  )
}
