import {
  Card,
  type Column,
  dayWords,
  ErrorView,
  isCallError,
  LinkButton,
  Notice,
  PagedTable,
  Skeleton,
  Stack,
  useListPage,
} from '@portal/platform/web'
import { Link, useNavigate } from 'react-router'
import { importFieldLabels } from '../../contract/import.ts'
import { savedSearchesApi } from '../../contract/saved-endpoints.ts'
import type { HitDetail, HitRow } from '../../contract/saved-search.ts'
import { recordStateLabels, registerTypeLabels } from '../../contract/words.ts'
import { searchAddress } from '../inquiry-path.ts'
import { Standing } from '../search/standing.tsx'
import { hitTotal, wantedWords } from './hit-words.ts'
import css from './saved.module.css'
import { SavedActions } from './saved-actions.tsx'
import { NoLonger } from './saved-detail.tsx'
import { savedAddress } from './saved-paths.ts'

/** What one import brought to a saved search; a mail about it leads to this page. */
export function SavedHit({ id, hitId }: { id: string; hitId: string }) {
  const navigate = useNavigate()
  const pages = useListPage(savedSearchesApi.hit, { params: { id, hitId }, pageSize: 10, staleTime: 0 })
  const found = pages.list
  if (found.isPending) return <Skeleton rows={6} rowHeight={64} />
  if (found.isError) {
    if (isCallError(found.error) && found.error.http === 404) return <NoLonger />
    return <ErrorView title="新结果加载失败" error={found.error} onRetry={() => void found.refetch()} />
  }
  const { search, hit, totalElements } = found.data
  return (
    <>
      <Card
        title={`${search.title}：${dayWords(hit.time)} 的新结果`}
        actions={
          <LinkButton to={savedAddress({ search: id })} variant="text">
            查询详情
          </LinkButton>
        }
      >
        <p className={css.lead} role="status">
          {wantedWords(search)}：这次导入的数据中有 <b>{hitTotal(hit)}</b>新增或有变化，按现状显示
          {hit.total > totalElements && `，这里列出前 ${totalElements} 条`}。
        </p>
        <PagedTable
          pages={pages}
          caption="新增或有变化的备案"
          columns={columns}
          rowKey={({ recordNum }) => recordNum}
          empty={undefined}
        />
      </Card>
      <Ending detail={found.data} onRemoved={() => void navigate(savedAddress())} />
    </>
  )
}

function Ending({ detail: { search }, onRemoved }: { detail: HitDetail; onRemoved: () => void }) {
  return (
    <Notice
      title={search.paused ? '这个查询已暂停' : '不再需要这项提醒？'}
      actions={
        <span className="row">
          <SavedActions search={search} onRemoved={onRemoved} />
        </span>
      }
    >
      暂停后不再通知，随时可以恢复；删除后记录一并删除。
    </Notice>
  )
}

const words: Partial<Record<string, Readonly<Record<string, string>>>> = {
  recordState: recordStateLabels,
  registerType: registerTypeLabels,
}
const valueText = (field: string, value: string | null): string =>
  value === null || value === '' ? '（无）' : (words[field]?.[value] ?? value)

const labelOf = (field: string): string => (importFieldLabels as Readonly<Record<string, string>>)[field] ?? field

function Changes({ changes }: Pick<HitRow, 'changes'>) {
  if (changes.length === 0) return <span>新增</span>
  return (
    <Stack as="ul" gap={4}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {labelOf(field)}：<span className="sr-only">原为</span>
          <del>{valueText(field, before)}</del> <span aria-hidden="true">→</span>
          <span className="sr-only">改为</span> <ins>{valueText(field, after)}</ins>
        </li>
      ))}
    </Stack>
  )
}

const columns: readonly Column<HitRow>[] = [
  {
    key: 'recordName',
    header: '权利名称',
    title: true,
    width: '20%',
    cell: ({ recordName, recordNum }) => (
      <Link to={searchAddress({ recordNum, recordal: recordNum })}>{recordName}</Link>
    ),
  },
  { key: 'name', header: '权利人名称', width: '22%', cell: ({ name }) => name },
  { key: 'recordNum', header: '备案号', width: '130px', cell: ({ recordNum }) => recordNum },
  { key: 'state', header: '备案状态', cell: (row) => <Standing recordal={row} /> },
  { key: 'changes', header: '这次导入', width: '26%', cell: ({ changes }) => <Changes changes={changes} /> },
]
