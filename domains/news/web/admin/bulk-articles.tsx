import { useMay } from '@portal/accounts/web'
import { type BulkAsked, ConfirmDialog, call, type ListBulk } from '@portal/platform/web'
import type { ArticleRow } from '../../contract/article.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const reads = [articlesApi.list] as const
const idsOf = (rows: readonly ArticleRow[]): string[] => rows.map(({ id }) => id)

function PublishSeveral({ rows, busy, go, onClose }: BulkAsked<ArticleRow>) {
  // What was saved anew since it was shown here is not published unseen.
  const body = { act: 'publish', ids: idsOf(rows), versions: rows.map(({ version }) => version) } as const
  return (
    <ConfirmDialog
      open
      title={`发布 ${rows.length} 篇文章`}
      confirmText="发布"
      busy={busy}
      busyText="正在发布…"
      onCancel={onClose}
      onConfirm={() => void go(() => call(articlesApi.bulk, { body }))}
    >
      发布后所有人都能看到这些文章。
    </ConfirmDialog>
  )
}

function WithdrawSeveral({ rows, go, onClose }: BulkAsked<ArticleRow>) {
  return (
    <WithdrawDialog
      title={`${rows.length} 篇文章`}
      onClose={onClose}
      send={(reason) => go(() => call(articlesApi.bulk, { body: { act: 'withdraw', ids: idsOf(rows), reason } }))}
    />
  )
}

const acts: ListBulk<ArticleRow>['acts'] = [
  { label: '发布', said: '已发布', ask: (asked) => <PublishSeveral {...asked} /> },
  { label: '撤下', said: '已撤下', ask: (asked) => <WithdrawSeveral {...asked} /> },
]

/** What may be done with several articles at once, by whoever decides what the public reads. */
export const useBulkArticles = (): ListBulk<ArticleRow> => ({
  acts: useMay('articles.publish') ? acts : [],
  reads,
  nameOf: ({ title }) => title,
})
