import {
  Button,
  Card,
  type Column,
  DataTable,
  dayText,
  Empty,
  ErrorView,
  LinkButton,
  queryOf,
  Skeleton,
  StatusTag,
  useLoaded,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { savedSearchesApi } from '../../contract/saved-endpoints.ts'
import { type SavedKind, type SavedSearch, savedKindLabels, savedLimits } from '../../contract/saved-search.ts'
import { searchAddress } from '../inquiry-path.ts'
import { Standing } from '../search/standing.tsx'
import { hitTotal, wantedWords } from './hit-words.ts'
import css from './saved.module.css'
import { SavedActions } from './saved-actions.tsx'
import { savedAddress } from './saved-paths.ts'

const loadDialog = async () => ({ Component: (await import('./save-dialog.tsx')).SaveDialog })

/** The user's saved searches, each with what the last import brought to it. */
export function SavedList() {
  const list = useQuery({ ...queryOf(savedSearchesApi.list, {}), staleTime: 0 })
  const [adding, setAdding] = useState<SavedKind>()
  const SaveDialog = useLoaded(loadDialog, adding !== undefined)
  const elements = list.data?.elements ?? []
  return (
    <Card
      title={`已保存 ${elements.length} / ${savedLimits.searches}`}
      actions={
        <span className="row">
          <Button size="small" icon="plus" onClick={() => setAdding('name')}>
            关注名称
          </Button>
          <Button size="small" icon="plus" onClick={() => setAdding('own')}>
            关注我的备案
          </Button>
        </span>
      }
    >
      {list.isPending && <Skeleton rows={4} rowHeight={72} />}
      {list.isError && <ErrorView title="查询加载失败" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && elements.length === 0 && (
        <Empty
          text="还没有保存的查询。查询海关备案后，点“保存此查询”。"
          action={<LinkButton to={searchAddress()}>去查询海关备案</LinkButton>}
        />
      )}
      {elements.length > 0 && (
        <DataTable caption="我的查询" columns={columns} rows={elements} rowKey={({ id }) => id} />
      )}
      {adding && SaveDialog && <SaveDialog said={{}} kind={adding} onClose={() => setAdding(undefined)} />}
    </Card>
  )
}

const columns: readonly Column<SavedSearch>[] = [
  {
    key: 'title',
    header: '名称',
    title: true,
    width: '34%',
    cell: (search) => (
      <span className={css.name}>
        <Link to={savedAddress({ search: search.id })}>{search.title}</Link>
        <small>
          {savedKindLabels[search.kind]}：{wantedWords(search)}
        </small>
        {search.kind === 'own' && (search.own ? <Standing recordal={search.own} /> : <em>现有数据中没有这个备案号</em>)}
      </span>
    ),
  },
  {
    key: 'latest',
    header: '最近新结果',
    cell: ({ id, latest }) =>
      latest ? (
        <Link to={savedAddress({ search: id, hit: latest.id })}>
          {dayText(latest.time)}，{hitTotal(latest)}
        </Link>
      ) : (
        '还没有'
      ),
  },
  {
    key: 'state',
    header: '状态',
    cell: ({ paused }) => <StatusTag tone={paused ? 'waiting' : 'done'}>{paused ? '已暂停' : '关注中'}</StatusTag>,
  },
  { key: 'actions', header: '操作', actions: true, cell: (search) => <SavedActions search={search} /> },
]
