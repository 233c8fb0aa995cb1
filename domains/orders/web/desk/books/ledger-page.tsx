import {
  Card,
  type Column,
  choiceParam,
  DataTable,
  DeskList,
  ErrorView,
  ExportButton,
  type ListFilter,
  NothingListed,
  Notice,
  queryOf,
  Skeleton,
  Stack,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { booksDeskApi } from '../../../contract/desk-endpoints.ts'
import type { BookDifference, LedgerBalances, LedgerEntryView } from '../../../contract/desk-ledger.ts'
import { ledgerAccountLabels, ledgerAccounts } from '../../../contract/ledger.ts'
import { moneyWords } from '../../../contract/money.ts'
import { deskOrderPath } from '../../../contract/paths.ts'
import { ExportMoneyDialog } from '../exports/export-dialog.tsx'
import { entryColumns, entryKey } from '../orders/order-money.tsx'
import { signedWords } from './signed-words.ts'

const search = {
  keyword: wordsParam(),
  account: choiceParam(['', ...ledgerAccounts], ''),
  from: wordsParam(),
  to: wordsParam(),
}

const filters = [
  {
    name: 'account',
    label: '科目',
    options: ledgerAccounts.map((value) => ({ value, label: ledgerAccountLabels[value] })),
  },
  { days: '记账日期' },
] as const satisfies readonly ListFilter[]

const columns: readonly Column<LedgerEntryView>[] = [
  ...entryColumns,
  {
    key: 'order',
    header: '订单',
    cell: ({ orderNo }) => (orderNo === null ? '—' : <Link to={deskOrderPath(orderNo)}>{orderNo}</Link>),
  },
]

/** The page 账簿: the balances of all accounts, what does not fit, and the entries of the journal. */
export function LedgerPage() {
  const entries = useListPage(booksDeskApi.entries, {
    filter: search,
    ask: ({ keyword, ...narrowed }) => ({ ...narrowed, orderNo: keyword }),
    pageSize: 50,
  })
  const { keyword, account, from, to } = entries.search
  const filter = { account, orderNo: keyword, from, to }
  return (
    <Stack gap={24}>
      <DeskList
        title="账簿"
        unit="条分录"
        pages={entries}
        filters={filters}
        finds="完整的订单编号"
        columns={columns}
        rowKey={entryKey}
        empty={<NothingListed of={entries} text="还没有分录" filtered="没有符合条件的分录" />}
      >
        <ExportButton disabled={!entries.list.data?.totalElements}>
          {(onClose) => <ExportMoneyDialog what="ledger" filter={filter} onClose={onClose} />}
        </ExportButton>
      </DeskList>
      <Balances />
    </Stack>
  )
}

const accountColumns: readonly Column<LedgerBalances['accounts'][number]>[] = [
  { key: 'name', header: '科目', title: true, cell: ({ name }) => name },
  { key: 'balance', header: '余额（借为正，贷为负）', align: 'right', cell: ({ balance }) => signedWords(balance) },
]

const whatLabels = {
  paid: '已付',
  refunded: '已退',
  surplus: '多收款',
  arrival: '到账未入账',
} satisfies Record<BookDifference['what'], string>

const differenceColumns: readonly Column<BookDifference>[] = [
  {
    key: 'order',
    header: '订单',
    title: true,
    cell: ({ orderNo }) => (orderNo === null ? '无订单' : <Link to={deskOrderPath(orderNo)}>{orderNo}</Link>),
  },
  { key: 'what', header: '项目', cell: ({ what }) => whatLabels[what] },
  { key: 'said', header: '订单记载', align: 'right', cell: ({ said }) => signedWords(said) },
  { key: 'booked', header: '账簿', align: 'right', cell: ({ booked }) => signedWords(booked) },
]

function Balances() {
  const { data, error, refetch } = useQuery(queryOf(booksDeskApi.balances, {}))
  if (error) return <ErrorView title="余额加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={5} rowHeight={48} />
  const { balanced, total, accounts, differences } = data
  return (
    <Card title="科目余额">
      <Stack gap={16}>
        {balanced ? (
          <Notice tone="success">全部分录合计 {moneyWords(total)}，每个订单的金额与账簿一致。</Notice>
        ) : (
          <Notice tone="error">
            账簿有差异：全部分录合计 {signedWords(total)}，{differences.length} 处订单与账簿不一致。
          </Notice>
        )}
        {differences.length > 0 && (
          <DataTable
            caption="差异"
            columns={differenceColumns}
            rows={differences}
            rowKey={({ orderNo, what, said }) => `${orderNo} ${what} ${said}`}
          />
        )}
        <DataTable caption="科目余额" columns={accountColumns} rows={accounts} rowKey={({ code }) => code} />
      </Stack>
    </Card>
  )
}
