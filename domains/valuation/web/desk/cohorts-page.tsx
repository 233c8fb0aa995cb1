import {
  Button,
  Card,
  type Column,
  call,
  DeskHead,
  Empty,
  momentText,
  PagedTable,
  Quiet,
  Skeleton,
  Stack,
  useDeskAct,
  useListPage,
} from '@portal/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { builtInCohort, type CohortVersion } from '../../contract/cohort/cohort.ts'
import { cohortsApi } from '../../contract/cohort/endpoints.ts'
import { cohortPath } from '../../contract/model-paths.ts'
import { cohortWords } from '../../contract/result-words.ts'
import { CohortTags } from './cohort-tags.tsx'
import { lookAgainMs, phaseWords } from './cohort-words.ts'
import { ModelTabs } from './model-tabs.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const reads = [cohortsApi.listCohorts] as const

/** 对照组: the versions that were counted from records, and which one patents are compared with now. */
export function CohortsPage() {
  const cohorts = useListPage(cohortsApi.listCohorts, {
    pageSize: 20,
    staleTime: 0,
    lookAgain: (shown) => (shown?.elements.some(({ state }) => state === 'building') ? lookAgainMs : false),
  })
  const { run, busy } = useDeskAct(reads)
  const [isLeaving, setLeaving] = useState(false)
  const inForce = cohorts.list.data?.inForce
  const building = cohorts.list.data?.elements.find(({ state }) => state === 'building')
  const rebuild = () => call(cohortsApi.rebuildCohort, { body: {} })
  return (
    <>
      <ModelTabs />
      <DeskHead
        title="对照组"
        beside={inForce && `现用 ${inForce.name}${inForce.kind === 'default' ? '（内置假定值）' : ''}`}
        lead="评估把每项指标与同部、同申请年的专利比较。重建由现有专利记录统计一个新版本，存为草稿；核对后发布才会使用。记录更新不会自动改变对照组。"
      >
        <Button
          icon="refresh"
          size="small"
          variant="primary"
          disabled={building !== undefined}
          busy={busy}
          busyText="正在提交…"
          onClick={() => void run(rebuild, '已开始重建，离开本页不影响')}
        >
          重建对照组
        </Button>
      </DeskHead>
      {cohorts.list.isPending ? (
        <Skeleton rows={6} rowHeight={72} />
      ) : (
        <Stack gap={20}>
          {building && (
            <Card title={`正在重建 ${building.version}`}>
              <p role="status">{phaseWords(building)}</p>
              <Quiet>记录多时需要一两分钟；中断后会自动重新开始。</Quiet>
            </Card>
          )}
          <Card
            title="版本"
            actions={
              inForce?.kind === 'imported' ? (
                <Button size="small" onClick={() => setLeaving(true)}>
                  改用内置假定值
                </Button>
              ) : undefined
            }
          >
            <PagedTable
              pages={cohorts}
              caption="对照组版本"
              columns={columns}
              rowKey={({ version }) => version}
              skeleton={{ rows: 4, rowHeight: 72 }}
              empty={<Empty text="还没有统计过对照组，评估使用内置假定值" />}
            />
          </Card>
        </Stack>
      )}
      {isLeaving && inForce && (
        <PublishDialog
          version={builtInCohort}
          about={cohortWords({ n: null, day: null })}
          inForceName={inForce.name}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}

const columns: readonly Column<CohortVersion>[] = [
  {
    key: 'version',
    header: '版本',
    title: true,
    cell: ({ version }) => <Link to={cohortPath(version)}>{version}</Link>,
  },
  { key: 'state', header: '状态', cell: (one) => <CohortTags of={one} /> },
  {
    key: 'size',
    header: '统计的专利',
    cell: (one) => (one.n === null ? (one.failure ?? '—') : cohortWords(one)),
  },
  {
    key: 'createTime',
    header: '重建',
    cell: ({ createTime, createdBy }) => (
      <>
        {momentText(createTime)}
        <Quiet>{createdBy ?? '系统'}</Quiet>
      </>
    ),
  },
  {
    key: 'publishTime',
    header: '最近发布',
    cell: ({ publishTime, publishedBy }) =>
      publishTime === null ? (
        '—'
      ) : (
        <>
          {momentText(publishTime)}
          <Quiet>{publishedBy ?? '系统'}</Quiet>
        </>
      ),
  },
]
