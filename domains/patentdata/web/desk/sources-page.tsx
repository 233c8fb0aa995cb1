import {
  Card,
  type Column,
  DataTable,
  DescriptionList,
  DeskHead,
  Empty,
  ErrorView,
  momentText,
  Notice,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ListSource, type OpsSource, patentSourcesApi } from '../../contract/sources.ts'
import { PatentTabs } from './patent-tabs.tsx'
import { colourWords, failureWords, pauseWords } from './source-words.ts'

const title = '数据来源'

/** 数据来源: the lists that were imported, and how the outside source stands. */
export function SourcesPage() {
  const found = useQuery({ ...queryOf(patentSourcesApi.sources, {}), staleTime: 0 })
  return (
    <section aria-label={title}>
      <PatentTabs />
      <DeskHead title={title} lead="每项数据都记着来源与日期。日期较新的为准，较旧的只补空缺。" />
      <Stack gap={20}>
        {found.isPending && <Skeleton rows={6} rowHeight={72} />}
        {found.isError && (
          <ErrorView title="数据来源加载失败" error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.data && <OpsCard ops={found.data.ops} />}
        {found.data && <ListsCard lists={found.data.lists} />}
      </Stack>
    </section>
  )
}

function OpsCard({ ops }: { ops: OpsSource }) {
  return (
    <Card title="欧洲专利局 OPS">
      <Stack gap={12}>
        {!ops.configured && (
          <Quiet>未配置：不向外部查询，只使用导入的名单。如何配置见运维手册（PATENT_SOURCES_FILE）。</Quiet>
        )}
        {ops.configured && ops.pause !== null && ops.pausedUntil !== null && (
          <Notice tone="warning" title="暂停查询">
            {`${pauseWords[ops.pause]}，${momentText(ops.pausedUntil)} 以后再查询。`}
          </Notice>
        )}
        {(ops.configured || ops.asked > 0) && <OpsState ops={ops} />}
      </Stack>
    </Card>
  )
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const momentOr = (moment: number | null, otherwise: string): string =>
  moment === null ? otherwise : momentText(moment)

function OpsState({ ops }: { ops: OpsSource }) {
  const { configured, asked, colour, weekShare, answerTime, failureTime, failure } = ops
  const isWorking = configured && ops.pause === null
  return (
    <DescriptionList
      items={[
        {
          term: '状态',
          detail: (
            <StatusTag tone={isWorking ? 'done' : 'waiting'}>
              {isWorking ? '可以查询' : configured ? '暂停查询' : '未配置'}
            </StatusTag>
          ),
        },
        { term: '最近一次限流', detail: colour === null ? '对方还没有告知' : colourWords[colour] },
        { term: '本周额度', detail: weekShare === null ? '本周还没有告知' : `已用 ${percent(weekShare)}` },
        { term: '查询过的公告号', detail: asked === 0 ? '还没有' : `${asked} 次` },
        { term: '最近一次应答', detail: momentOr(answerTime, '还没有') },
        {
          term: '最近一次失败',
          detail:
            failureTime === null
              ? '没有'
              : `${momentText(failureTime)}　${failure === null ? '' : failureWords[failure]}`,
        },
      ]}
    />
  )
}

function ListsCard({ lists }: { lists: readonly ListSource[] }) {
  return (
    <Card title="导入的名单">
      {lists.length === 0 ? (
        <Empty text="还没有导入名单" />
      ) : (
        <DataTable caption="导入的名单" columns={columns} rows={lists} rowKey={({ name }) => name} />
      )}
    </Card>
  )
}

const columns: readonly Column<ListSource>[] = [
  { key: 'name', header: '来源', title: true, cell: ({ name }) => name },
  { key: 'records', header: '专利', width: '180px', cell: ({ records }) => `${records} 件` },
  { key: 'asOf', header: '数据截至', width: '220px', cell: ({ asOf }) => asOf ?? '未注明' },
]
