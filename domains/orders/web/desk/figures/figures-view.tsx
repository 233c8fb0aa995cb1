import {
  Card,
  Chart,
  ChartBeside,
  type Column,
  DataTable,
  FigureTable,
  momentText,
  monthText,
  Notice,
  Quiet,
  timeText,
} from '@portal/platform/web'
import { orderServiceLabels } from '../../../contract/fees.ts'
import type { DayFigures, FigureGrain, OrderFigures } from '../../../contract/figures.ts'
import { fen, fenOf, sumFen, yuanOf } from '../../../contract/money.ts'
import { orderStateLabels } from '../../../contract/order-states.ts'
import { moneyHouseLabels } from '../../../contract/ways.ts'
import { signedWords } from '../books/signed-words.ts'

type Measures = Omit<DayFigures, 'day' | 'payMs' | 'completeMs'>

const wayLabels = { ...moneyHouseLabels, none: '未付款' }

const share = (key: string, cell: (row: Measures & { name: string }) => string, header: string) =>
  ({ key, header, align: 'right', cell }) as const

const shareColumns: readonly Column<Measures & { name: string }>[] = [
  { key: 'name', header: '项目', title: true, cell: ({ name }) => name },
  share('created', ({ created }) => `${created}`, '下单'),
  share('paid', ({ paid }) => `${paid}`, '付款'),
  share('completed', ({ completed }) => `${completed}`, '完成'),
  share('closed', ({ closed }) => `${closed}`, '关闭'),
  share('paidAmount', ({ paidAmount }) => signedWords(paidAmount), '收款'),
  share('refundedAmount', ({ refundedAmount }) => signedWords(refundedAmount), '退款'),
  share('netAmount', ({ netAmount }) => signedWords(netAmount), '净额'),
]

const stateColumns: readonly Column<OrderFigures['byState'][number]>[] = [
  { key: 'state', header: '现在的状态', title: true, cell: ({ state }) => orderStateLabels[state] },
  { key: 'count', header: '订单', align: 'right', cell: ({ count }) => `${count} 个` },
  { key: 'amount', header: '订单金额', align: 'right', cell: ({ amount }) => signedWords(amount) },
]

/** Yuan for a drawing alone; every sum is counted in fen. */
const drawn = (rows: readonly DayFigures[], of: (row: DayFigures) => string): number[] =>
  rows.map((row) => Number(of(row)))

const totalOf = (rows: readonly DayFigures[], of: (row: DayFigures) => string): string => {
  const amounts = rows.map(of).map((yuan) => fen(yuan.startsWith('-') ? -fenOf(yuan.slice(1)) : fenOf(yuan)))
  return signedWords(yuanOf(sumFen(amounts)))
}

/** The cells of a day on which nothing happened: the drawing shows such a day, its table leaves it out. */
const nothing = ['0', signedWords('0.00'), timeText(null)]

/** The figures of a span: orders, money, how long it took, and how services and ways share in it. */
export function FiguresView({ figures, grain }: { figures: OrderFigures; grain: FigureGrain }) {
  const { byDay, byState, byService, byWay, asOf, demonstration } = figures
  const points = byDay.map(({ day }) => day)
  const pointText = (day: string) => (grain === 'day' ? day.slice(5) : `${Number(day.slice(5, 7))} 月`)
  const nameOf = ({ day }: DayFigures) => (grain === 'day' ? day : monthText(day.slice(0, 7)))
  const first = grain === 'day' ? '日期' : '月份'
  const tableOf = (cells: (row: DayFigures) => readonly string[]) =>
    byDay
      .toReversed()
      .map((row) => ({ name: nameOf(row), cells: cells(row) }))
      .filter((row) => row.cells.some((cell) => !nothing.includes(cell)))
  return (
    <>
      {demonstration && <Notice tone="warning">演示数据：以下数字由演示订单产生，不涉及任何资金。</Notice>}
      <Quiet>
        {asOf === null ? '尚未统计，每分钟统计一次。' : `统计至 ${momentText(asOf)}。`}
        收款合计 {totalOf(byDay, ({ paidAmount }) => paidAmount)}，退款合计{' '}
        {totalOf(byDay, ({ refundedAmount }) => refundedAmount)}，净额 {totalOf(byDay, ({ netAmount }) => netAmount)}。
        表中不列没有发生的{first}。
      </Quiet>
      <Card title="订单">
        <ChartBeside>
          <Chart
            label="下单、付款、完成与关闭的订单数"
            points={points}
            pointText={pointText}
            unit={`个，横轴为${first}`}
            whole
            series={[
              { name: '下单', tone: 'brand', values: byDay.map(({ created }) => created) },
              { name: '付款', tone: 'gold', values: byDay.map(({ paid }) => paid) },
              { name: '完成', tone: 'jade', values: byDay.map(({ completed }) => completed) },
              { name: '关闭', tone: 'seal', values: byDay.map(({ closed }) => closed) },
            ]}
          />
          <FigureTable
            caption="下单、付款、完成与关闭的订单数"
            first={first}
            heads={['下单', '付款', '完成', '关闭']}
            rows={tableOf(({ created, paid, completed, closed }) => [created, paid, completed, closed].map(String))}
          />
        </ChartBeside>
      </Card>
      <Card title="收款与退款">
        <ChartBeside>
          <Chart
            label="收款、退款与净额"
            points={points}
            pointText={pointText}
            unit={`元，横轴为${first}`}
            series={[
              { name: '收款', tone: 'brand', values: drawn(byDay, ({ paidAmount }) => paidAmount) },
              { name: '退款', tone: 'seal', values: drawn(byDay, ({ refundedAmount }) => refundedAmount) },
              { name: '净额', tone: 'jade', line: true, values: drawn(byDay, ({ netAmount }) => netAmount) },
            ]}
          />
          <FigureTable
            caption="收款、退款与净额"
            first={first}
            heads={['收款', '退款', '净额']}
            rows={tableOf((row) => [row.paidAmount, row.refundedAmount, row.netAmount].map(signedWords))}
          />
        </ChartBeside>
        <Quiet>按记账日计，与账簿一致；多收款与待认领款不在其中。</Quiet>
      </Card>
      <Card title="用时中位数">
        <FigureTable
          caption="从下单到付款、从付款到完成的用时中位数"
          first={first}
          heads={['下单到付款', '付款到完成']}
          rows={tableOf(({ payMs, completeMs }) => [timeText(payMs), timeText(completeMs)])}
        />
      </Card>
      <Card title="所下订单现在的状态">
        <DataTable
          caption="所下订单现在的状态"
          columns={stateColumns}
          rows={byState}
          rowKey={({ state }) => `${state}`}
        />
      </Card>
      <Card title="按业务">
        <DataTable
          caption="按业务"
          columns={shareColumns}
          rows={byService.map(({ service, ...row }) => ({ ...row, name: orderServiceLabels[service] }))}
          rowKey={({ name }) => name}
        />
      </Card>
      <Card title="按到账方式">
        <DataTable
          caption="按到账方式"
          columns={shareColumns}
          rows={byWay.map(({ way, ...row }) => ({ ...row, name: wayLabels[way] }))}
          rowKey={({ name }) => name}
        />
      </Card>
    </>
  )
}
