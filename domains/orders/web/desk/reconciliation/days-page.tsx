import { type Column, choiceParam, DeskList, LinkButton, NothingListed, useListPage } from '@portal/platform/web'
import { Link } from 'react-router'
import type { DayRow } from '../../../contract/reconciliation/reconciliation.ts'
import { reconciliationApi } from '../../../contract/reconciliation/reconciliation-endpoints.ts'
import { moneyHouseLabels, moneyHouses } from '../../../contract/ways.ts'
import { AgreementTag } from './agreement-tag.tsx'
import { dayPath } from './reconciliation-reads.ts'

const filter = { state: choiceParam(['', 'open'], '') }
const views = [
  { value: '', label: '全部' },
  { value: 'open', label: '有待说明的差异' },
]

const openIn = ({ ways }: DayRow): number => ways.reduce((sum, { open }) => sum + open, 0)

/** One column for each house that any of the days has. */
const columnsOf = (days: readonly DayRow[]): readonly Column<DayRow>[] => [
  { key: 'day', header: '日期', title: true, cell: ({ day }) => <Link to={dayPath(day)}>{day}</Link> },
  ...moneyHouses
    .filter((house) => days.some(({ ways }) => ways.some(({ way }) => way === house)))
    .map((house) => ({
      key: house,
      header: moneyHouseLabels[house],
      cell: ({ ways }: DayRow) => {
        const found = ways.find(({ way }) => way === house)
        return found ? <AgreementTag agreement={found.agreement} /> : '—'
      },
    })),
  { key: 'open', header: '待说明', align: 'right', cell: (row) => `${openIn(row)} 处` },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ day }) => (
      <LinkButton to={dayPath(day)} variant="text" aria-label={`查看 ${day}`}>
        查看
      </LinkButton>
    ),
  },
]

/** The page 对账: every day that is over, and whether our facts agree with the bills of the houses. */
export function ReconciliationPage() {
  const days = useListPage(reconciliationApi.days, { filter, pageSize: 20 })
  return (
    <DeskList
      title="对账"
      caption="对账列表"
      lead="微信支付与支付宝的账单在次日 10:30 后自动取回；银行按导入的流水核对。没有账单的日子是未取得账单，不算一致。"
      unit="天"
      pages={days}
      views={{ name: 'state', options: views }}
      columns={columnsOf(days.list.data?.elements ?? [])}
      rowKey={({ day }) => day}
      skeleton={{ rowHeight: 60 }}
      empty={<NothingListed of={days} text="还没有可以对账的日子" filtered="没有待说明的差异" />}
    />
  )
}
