import type { HealthState } from '@portal/platform/contract'
import {
  Card,
  DescriptionList,
  DeskHead,
  ErrorView,
  momentText,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
  type StatusTone,
  sizeWords,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { operationsApi } from '../contract/endpoints.ts'
import { type Check, type Health, healthStateLabels } from '../contract/health.ts'
import styles from './health.module.css'
import { JobsTable } from './jobs-table.tsx'

const lookAgainMs = 30_000
const tones: Record<HealthState, StatusTone> = { ok: 'done', warning: 'waiting', fault: 'refused', unknown: 'draft' }

/** The page 运行状态: what works and what does not, what asks for help first, and the scheduled jobs. */
export function HealthPage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...queryOf(operationsApi.health, {}),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  })
  return (
    <>
      <DeskHead
        title="运行状态"
        beside={data && `${momentText(dataUpdatedAt)} 检查`}
        lead="每 30 秒检查一次。出现异常和异常结束时，会通知管理员。"
      />
      {error && <ErrorView title="运行状态加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={8} rowHeight={64} />}
      {data && (
        <Stack gap={20}>
          <Card title="检查">
            <ul className={styles.checks}>
              {data.checks.map((check) => (
                <CheckLine key={check.key} check={check} />
              ))}
            </ul>
          </Card>
          <JobsTable jobs={data.jobs} />
          <Card title="版本与数据">
            <DescriptionList items={factsOf(data)} />
          </Card>
        </Stack>
      )}
    </>
  )
}

function CheckLine({ check: { name, state, text, since } }: { check: Check }) {
  return (
    <li className={styles.check}>
      <StatusTag tone={tones[state]}>{healthStateLabels[state]}</StatusTag>
      <div>
        <b>{name}</b>
        <p>{text}</p>
      </div>
      <Quiet as="span">自 {momentText(since)}</Quiet>
    </li>
  )
}

const factsOf = ({ version, queue, storage, database, backup }: Health) => [
  { term: '门户版本', detail: version.commit === null ? version.portal : `${version.portal}（${version.commit}）` },
  { term: 'Node', detail: version.node },
  { term: 'PostgreSQL', detail: version.postgres },
  { term: '数据库结构', detail: version.schema === null ? '—' : `第 ${version.schema} 次迁移` },
  { term: '任务队列', detail: queue ? `等待 ${queue.waiting} 项，一天内失败 ${queue.failed} 项` : '未启动' },
  { term: '数据库答复', detail: `${database.answerMs} 毫秒，时钟相差 ${database.clockDifferenceMs} 毫秒` },
  { term: '磁盘剩余', detail: sizeWords(storage.freeBytes) },
  { term: '最近备份', detail: backup ? `${momentText(backup.at)}，${backup.files} 个文件` : '没有记录' },
]
