import { Button, Empty, ErrorView, KeywordSearch, queryOf, Skeleton } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messagesApi } from '../contract/endpoints.ts'
import { EntryList, pageSize } from './entry-list.tsx'
import styles from './message-page.module.css'
import type { PatchSearch } from './page-search.ts'

/** Published questions and answers, searched by any part of a word. */
export function AnsweredTab({ page, keyword, patch }: { page: number; keyword: string; patch: PatchSearch }) {
  const query = { mine: '', keyword, pgIndex: page, pgCount: pageSize }
  const list = useQuery({ ...queryOf(messagesApi.list, { query }), placeholderData: keepPreviousData })
  return (
    <div className={styles.tab}>
      <KeywordSearch
        key={keyword}
        keyword={keyword}
        placeholder="在问答中查找"
        onSearch={(next) => patch({ keyword: next, page: 1 })}
      />
      {list.isPending && <Skeleton rows={pageSize} rowHeight={76} />}
      {list.isError && <ErrorView title="问答加载失败" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.elements.length === 0 &&
        (keyword === '' ? (
          <Empty
            text="还没有公开的问答"
            action={<Button onClick={() => patch({ activeName: 'name0' })}>我要留言</Button>}
          />
        ) : (
          <Empty
            text={`没有找到含“${keyword}”的问答`}
            action={<Button onClick={() => patch({ keyword: '', page: 1 })}>清除查询</Button>}
          />
        ))}
      {list.data && list.data.elements.length > 0 && (
        <EntryList label="已答复留言" {...list.data} total={list.data.totalElements} page={page} patch={patch} />
      )}
    </div>
  )
}
