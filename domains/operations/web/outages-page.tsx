import {
  Card,
  type Column,
  DeskHead,
  Empty,
  momentText,
  PagedTable,
  StatusTag,
  useListPage,
} from '@portal/platform/web'
import { operationsApi } from '../contract/endpoints.ts'
import { type Outage, outagePartLabels } from '../contract/outages.ts'

const lookAgainMs = 10_000
const minuteMs = 60_000

/** The page 故障记录: what could not be used, from when to when, and whether that goes on. */
export function OutagesPage() {
  const outages = useListPage(operationsApi.outages, {
    pageSize: 20,
    staleTime: 0,
    lookAgain: (shown) => shown?.elements.some(({ goesOn }) => goesOn) === true && lookAgainMs,
  })
  return (
    <>
      <DeskHead
        title="故障记录"
        lead="每 5 秒检查一次，更短的故障可能没有记录；按要求停机不算故障。对外说明时请引用编号。"
      />
      <Card>
        <PagedTable
          pages={outages}
          caption="故障记录"
          columns={columns}
          rowKey={({ number }) => String(number)}
          skeleton={{ rows: 5 }}
          empty={<Empty text="没有记录到故障" />}
        />
      </Card>
    </>
  )
}

const lengthText = (ms: number): string => {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 1) return '不足 1 分钟'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} 小时`, rest > 0 && `${rest} 分钟`].filter(Boolean).join(' ')
}

const columns: readonly Column<Outage>[] = [
  { key: 'number', header: '编号', title: true, cell: ({ number }) => `故障 ${number}` },
  { key: 'part', header: '不可用的部分', cell: ({ part }) => outagePartLabels[part] },
  { key: 'from', header: '开始', cell: ({ from }) => momentText(from) },
  { key: 'to', header: '恢复', cell: ({ to, goesOn }) => (goesOn ? '—' : momentText(to)) },
  { key: 'length', header: '时长', cell: ({ from, to }) => lengthText(to - from) },
  {
    key: 'state',
    header: '状态',
    cell: ({ goesOn }) =>
      goesOn ? <StatusTag tone="refused">持续中</StatusTag> : <StatusTag tone="done">已恢复</StatusTag>,
  },
]
