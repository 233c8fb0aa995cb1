import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  ErrorView,
  LinkButton,
  momentWords,
  PageHead,
  queryOf,
  Skeleton,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { DraftHead } from '../contract/draft.ts'
import { draftsApi } from '../contract/endpoints.ts'
import { draftLimits } from '../contract/limits.ts'

// The page shows its list without waiting for the dialog that asks before a deletion: it is loaded right after the list.
const RemovalDialog = lazy(async () => ({ default: (await import('./removal-dialog.tsx')).RemovalDialog }))

/** The page 我的草稿: the drafts in the user's account, from whichever device. */
export function DraftsPage() {
  const list = useQuery({ ...queryOf(draftsApi.list, {}), staleTime: 0 })
  const [doomed, setDoomed] = useState<DraftHead>()
  const lead = `尚未提交的表单，在任何设备上都能接着填写；${draftLimits.days} 天未更新即删除`
  return (
    <>
      <PageHead title="我的草稿" lead={lead} brief={{ words: '说明' }} />
      <div className="wrap page">
        {list.isPending && <Skeleton rows={3} />}
        {list.error && <ErrorView title="草稿加载失败" error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.elements.length === 0 && (
          <EmptyState scene="calm" title="没有草稿" text="填到一半离开的表单会列在这里，换一台设备也能接着填。">
            <LinkButton to="/oneChains">看可以办的事</LinkButton>
          </EmptyState>
        )}
        {list.data && list.data.elements.length > 0 && (
          <DataTable
            caption="草稿列表"
            columns={columnsOf(setDoomed)}
            rows={list.data.elements}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      <Suspense>
        <RemovalDialog draft={doomed} onClose={() => setDoomed(undefined)} />
      </Suspense>
    </>
  )
}

const columnsOf = (onRemove: (draft: DraftHead) => void): readonly Column<DraftHead>[] => [
  { key: 'title', header: '表单', title: true, cell: ({ title, page }) => <Link to={page}>{title}</Link> },
  { key: 'savedAt', header: '保存时间', cell: ({ savedAt }) => momentWords(savedAt) },
  { key: 'device', header: '保存设备', cell: ({ device }) => device },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (draft) => (
      <>
        <LinkButton to={draft.page} variant="text" aria-label={`继续填写 ${draft.title}`}>
          继续填写
        </LinkButton>
        <Button variant="text" aria-label={`删除 ${draft.title}`} onClick={() => onRemove(draft)}>
          删除
        </Button>
      </>
    ),
  },
]
