import { RecordLogLink } from '@portal/accounts/web'
import {
  Button,
  Card,
  type Column,
  DataTable,
  DescriptionList,
  DetailHead,
  ErrorView,
  Log,
  momentText,
  Notice,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { CohortDetail } from '../../contract/cohort/cohort.ts'
import { cohortsApi } from '../../contract/cohort/endpoints.ts'
import { cohortWords } from '../../contract/result-words.ts'
import { leastSample } from '../../proof/cohort.ts'
import { CohortTags } from './cohort-tags.tsx'
import { lookAgainMs, phaseWords } from './cohort-words.ts'
import { ModelTabs } from './model-tabs.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** One version of the cohort: what was counted, a sample of it, and when it was in force; it is published here. */
export function CohortPage() {
  const { version = '' } = useParams()
  const found = useQuery({
    ...queryOf(cohortsApi.readCohort, { params: { version } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'building' ? lookAgainMs : false),
  })
  return (
    <>
      <ModelTabs />
      {found.isPending && <Skeleton rows={8} rowHeight={56} />}
      {found.isError && <ErrorView title="对照组加载失败" error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Shown one={found.data} />}
    </>
  )
}

const share = (value: number): string => String(Number(value.toFixed(4)))

function Shown({ one }: { one: CohortDetail }) {
  const { version, state, failure, can, sizes, samples, publications } = one
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <DetailHead
        title={`对照组 ${version}`}
        tag={<CohortTags of={one} />}
        actions={
          <>
            <RecordLogLink kind="valuationCohort" of={version} />
            {can.includes('publish') && (
              <Button icon="check" size="small" variant="primary" onClick={() => setAsking(true)}>
                发布
              </Button>
            )}
          </>
        }
      />
      <Stack gap={20}>
        {state === 'building' && (
          <Card title="正在重建">
            <p role="status">{phaseWords(one)}</p>
          </Card>
        )}
        {state === 'failed' && (
          <Notice tone="error" title="没有建成，现用的对照组不变">
            {failure}
          </Notice>
        )}
        <DescriptionList items={factsOf(one)} />
        {sizes.length > 0 && (
          <Card title="各部、各申请年的件数">
            <Stack gap={12}>
              <Quiet>{`不足 ${leastSample} 件时依次改用前后各一年、全部年份、全部专利；仍不足时用内置假定值。`}</Quiet>
              <DataTable caption="件数" columns={sizeColumns(sizes)} rows={rowsOf(sizes)} rowKey={({ year }) => year} />
            </Stack>
          </Card>
        )}
        {samples.length > 0 && (
          <Card title="全部专利的分位数">
            <DataTable caption="分位数" columns={sampleColumns(one)} rows={samples} rowKey={({ key }) => key} />
          </Card>
        )}
        {publications.length > 0 && (
          <Card title="发布记录">
            <Log
              label="发布记录"
              entries={publications}
              line={({ time, by }) => ({ time, parts: [by ?? '系统', <b key="act">发布</b>] })}
            />
          </Card>
        )}
      </Stack>
      {isAsking && (
        <PublishDialog
          version={version}
          about={cohortWords(one)}
          inForceName={one.inForceName}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const factsOf = ({ n, day, groups, createTime, createdBy, endTime }: CohortDetail) => [
  { term: '统计的专利', detail: n === null ? null : `${n.toLocaleString('zh-CN')} 件` },
  { term: '数据截至', detail: day },
  { term: '有增长率的 IPC 大组', detail: n === null ? null : `${groups.toLocaleString('zh-CN')} 个` },
  { term: '重建', detail: `${momentText(createTime)}，${createdBy ?? '系统'}` },
  { term: '完成', detail: endTime === null ? null : momentText(endTime) },
]

type Size = CohortDetail['sizes'][number]
type YearRow = { year: string; counts: ReadonlyMap<string, number> }

const unknownSection = '未知'

const rowsOf = (sizes: readonly Size[]): YearRow[] => {
  const years = [...new Set(sizes.map(({ year }) => year))].sort((a, b) => b - a)
  return years.map((year) => {
    const own = sizes.filter((size) => size.year === year)
    return { year: String(year), counts: new Map(own.map(({ section, n }) => [section ?? unknownSection, n])) }
  })
}

const sizeColumns = (sizes: readonly Size[]): readonly Column<YearRow>[] => [
  { key: 'year', header: '申请年', title: true, cell: ({ year }) => year },
  ...[...new Set(sizes.map(({ section }) => section ?? unknownSection))].sort().map((section) => ({
    key: section,
    header: section === unknownSection ? section : `${section} 部`,
    align: 'right' as const,
    cell: ({ counts }: YearRow) => (counts.get(section) ?? 0).toLocaleString('zh-CN'),
  })),
]

type Sample = CohortDetail['samples'][number]

const sampleColumns = ({ percents }: CohortDetail): readonly Column<Sample>[] => [
  { key: 'name', header: '指标', title: true, cell: ({ name }) => name },
  { key: 'n', header: '件数', align: 'right', cell: ({ n }) => n.toLocaleString('zh-CN') },
  ...percents.map((percent, at) => ({
    key: `p${percent}`,
    header: `${percent}%`,
    align: 'right' as const,
    cell: ({ quantiles }: Sample) => share(quantiles[at] ?? 0),
  })),
]
