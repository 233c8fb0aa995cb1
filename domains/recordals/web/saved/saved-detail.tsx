import {
  Card,
  DescriptionList,
  dayWords,
  Empty,
  ErrorView,
  LinkButton,
  Paged,
  Quiet,
  queryOf,
  Skeleton,
  StatusTag,
  useListPage,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { savedSearchesApi } from '../../contract/saved-endpoints.ts'
import { type SavedSearch, savedKindLabels, savedLimits } from '../../contract/saved-search.ts'
import { searchAddress } from '../inquiry-path.ts'
import { hitTotal, wantedWords } from './hit-words.ts'
import { OwnRecordal } from './own-recordal.tsx'
import { SavedActions } from './saved-actions.tsx'
import { savedAddress } from './saved-paths.ts'

/** The address that runs the same search in today's data. */
const searchAgain = ({ kind, query, watched }: SavedSearch): string => {
  if (kind === 'name') return searchAddress({ recordName: watched })
  return kind === 'own' ? searchAddress({ recordNum: watched }) : searchAddress(query ?? {})
}

/** The page of one saved search: what it looks for, and what imports have brought to it. */
export function SavedDetail({ id }: { id: string }) {
  const list = useQuery({ ...queryOf(savedSearchesApi.list, {}), staleTime: 0 })
  const navigate = useNavigate()
  if (list.isPending) return <Skeleton rows={6} rowHeight={56} />
  if (list.isError) return <ErrorView title="查询加载失败" error={list.error} onRetry={() => void list.refetch()} />
  const search = list.data.elements.find((one) => one.id === id)
  if (!search) return <NoLonger />
  return (
    <>
      <Card
        title={search.title}
        actions={<SavedActions search={search} onRemoved={() => void navigate(savedAddress())} />}
      >
        <DescriptionList
          items={[
            { term: savedKindLabels[search.kind], detail: wantedWords(search) },
            {
              term: '状态',
              detail: (
                <StatusTag tone={search.paused ? 'waiting' : 'done'}>{search.paused ? '已暂停' : '关注中'}</StatusTag>
              ),
            },
            { term: '保存于', detail: dayWords(search.createTime) },
            { term: '现有数据', detail: <Link to={searchAgain(search)}>在全部备案中查询</Link> },
          ]}
        />
      </Card>
      {search.kind === 'own' && <OwnRecordal search={search} />}
      <Hits id={id} />
    </>
  )
}

/** What the page shows for a search that was deleted or belongs to somebody else. */
export function NoLonger() {
  return (
    <Empty
      text="这个查询或结果已删除，或不属于当前账号"
      action={<LinkButton to={savedAddress()}>我的查询</LinkButton>}
    />
  )
}

function Hits({ id }: { id: string }) {
  const hits = useListPage(savedSearchesApi.hits, { params: { id }, pageSize: 10, staleTime: 0 })
  return (
    <Card title="新结果">
      <Paged
        pages={hits}
        name="新结果"
        skeleton={{ rows: 3 }}
        empty={<Empty text="保存以来还没有新结果，有了会通知您" />}
      >
        {(rows) => (
          <ul className="lines">
            {rows.map((hit) => (
              <li key={hit.id} className="row apart">
                <Link to={savedAddress({ search: id, hit: hit.id })}>{dayWords(hit.time)} 导入的数据</Link>
                <span>{hitTotal(hit)}</span>
              </li>
            ))}
          </ul>
        )}
      </Paged>
      <Quiet>新结果的记录保留 {savedLimits.keptDays} 天。</Quiet>
    </Card>
  )
}
