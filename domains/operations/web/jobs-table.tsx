import { useSession } from '@portal/accounts/web'
import {
  ActDialog,
  Button,
  Card,
  type Column,
  call,
  DataTable,
  momentText,
  Quiet,
  StatusTag,
} from '@portal/platform/web'
import { useState } from 'react'
import { operationsApi } from '../contract/endpoints.ts'
import type { JobRow } from '../contract/health.ts'

const reads = [operationsApi.health] as const

/** The scheduled jobs: how the last run of each ended, when the next begins, and for administrators a button to run it now. */
export function JobsTable({ jobs }: { jobs: readonly JobRow[] }) {
  const isAdministrator = useSession().userinfo?.roles.includes('administrator') === true
  const [asked, setAsked] = useState<JobRow>()
  const all: readonly Column<JobRow>[] = isAdministrator
    ? [
        ...columns,
        {
          key: 'actions',
          header: '操作',
          actions: true,
          cell: (job) => (
            <Button variant="text" size="small" aria-label={`立即执行 ${job.name}`} onClick={() => setAsked(job)}>
              立即执行
            </Button>
          ),
        },
      ]
    : columns
  return (
    <Card title="定时任务">
      <DataTable caption="定时任务" columns={all} rows={jobs} rowKey={({ name }) => name} />
      {asked && (
        <ActDialog
          title={`立即执行：${asked.name}`}
          confirmText="立即执行"
          busyText="正在提交…"
          act={() => call(operationsApi.runJob, { params: { name: asked.name } })}
          said="已排入队列，几秒后开始；结果显示在“上次执行”"
          reads={reads}
          onClose={() => setAsked(undefined)}
        >
          任务会在后台执行一次，不影响原来的时间表；正在执行时不会同时再执行。
        </ActDialog>
      )}
    </Card>
  )
}

const columns: readonly Column<JobRow>[] = [
  { key: 'name', header: '任务', title: true, cell: ({ name }) => name },
  {
    key: 'last',
    header: '上次执行',
    cell: ({ lastTime, lastWorked, error }) => (
      <>
        {lastWorked === null ? (
          '没有记录'
        ) : (
          <StatusTag tone={lastWorked ? 'done' : 'refused'}>{lastWorked ? '成功' : '失败'}</StatusTag>
        )}
        {lastTime !== null && <Quiet>{momentText(lastTime)}</Quiet>}
        {error !== null && <Quiet>{error}</Quiet>}
      </>
    ),
  },
  { key: 'next', header: '下次执行', cell: ({ nextTime }) => momentText(nextTime) },
]
