import { RecordLogLink } from '@portal/accounts/web'
import {
  Button,
  Card,
  type Column,
  DataTable,
  DeskHead,
  Empty,
  ErrorView,
  momentText,
  Notice,
  Quiet,
  queryOf,
  RowActs,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CalendarList, loggedYear, type YearRow } from '../contract/calendar.ts'
import { calendarsApi } from '../contract/endpoints.ts'
import { type OpenedYear, YearDialog } from './year-dialog.tsx'

/** The page 工作日历: the years of each calendar, and how they are entered and replaced. */
export function CalendarsPage() {
  const { data, error, refetch } = useQuery({ ...queryOf(calendarsApi.list, {}), staleTime: 0 })
  const [opened, setOpened] = useState<OpenedYear>()
  return (
    <>
      <DeskHead
        title="工作日历"
        lead="期限与服务时限都按这里的放假日与调休上班日计算；没有录入的年份只按周末计算，并注明暂定。"
      >
        {data && (
          <Button
            icon="plus"
            size="small"
            variant="primary"
            onClick={() => setOpened({ calendar: 'CN', year: undefined, known: undefined })}
          >
            录入年份
          </Button>
        )}
      </DeskHead>
      {error && <ErrorView title="工作日历加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} rowHeight={56} />}
      {data && <Calendars list={data} onOpen={setOpened} />}
      {data && opened && <YearDialog opened={opened} calendars={data.elements} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function Calendars({ list, onOpen }: { list: CalendarList; onOpen: (year: OpenedYear) => void }) {
  const { elements, missing } = list
  return (
    <Stack gap={20}>
      {missing !== null && (
        <Notice
          tone="warning"
          title={`${missing} 年的放假安排尚未录入`}
          actions={
            <Button size="small" onClick={() => onOpen({ calendar: 'CN', year: missing, known: undefined })}>
              录入 {missing} 年
            </Button>
          }
        >
          <p>国务院办公厅公布下一年的放假通知后，请尽快照录。</p>
        </Notice>
      )}
      {elements.map(({ calendar, name, years }) => (
        <Card key={calendar} title={`${name}（${calendar}）`}>
          {years.length === 0 ? (
            <Empty text="还没有录入任何年份" />
          ) : (
            <DataTable
              caption={`${name}的工作日历`}
              columns={columnsOf(calendar, (known) => onOpen({ calendar, year: known.year, known }))}
              rows={years}
              rowKey={({ year }) => String(year)}
            />
          )}
        </Card>
      ))}
    </Stack>
  )
}

const columnsOf = (calendar: string, replace: (row: YearRow) => void): Column<YearRow>[] => [
  { key: 'year', header: '年份', title: true, cell: ({ year }) => `${year} 年` },
  { key: 'free', header: '放假日', cell: ({ free }) => `${free.length} 天` },
  { key: 'working', header: '调休上班日', cell: ({ working }) => (working.length === 0 ? '无' : working.join('、')) },
  {
    key: 'source',
    header: '来源',
    cell: ({ source: { title, url, checkedOn } }) => (
      <>
        {url === null ? (
          title
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        )}
        <Quiet>{checkedOn} 核对</Quiet>
      </>
    ),
  },
  {
    key: 'saved',
    header: '录入',
    cell: ({ savedAt, savedBy }) => (
      <>
        {momentText(savedAt)}
        <Quiet>{savedBy ?? '系统自带'}</Quiet>
      </>
    ),
  },
  {
    key: 'acts',
    header: '操作',
    actions: true,
    cell: (row) => (
      <>
        <RowActs name={`${row.year} 年`} acts={[{ label: '替换', run: () => replace(row) }]} />
        <RecordLogLink {...loggedYear({ calendar, year: row.year })} name={`${row.year} 年`} />
      </>
    ),
  },
]
