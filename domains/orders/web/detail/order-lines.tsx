import { dayWords, Quiet } from '@portal/platform/web'
import { type FeeKind, feeKindLabels, feeKinds } from '../../contract/fees.ts'
import { moneyWords } from '../../contract/money.ts'
import type { OrderDetail } from '../../contract/order.ts'
import css from './order.module.css'

const explained = { official: '代您缴给受理机关', service: '由我们收取' } satisfies Record<FeeKind, string>

/** What the order consists of: official fees and service fees apart, each with its sum, and the sum of both. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const { lines, officialFee, serviceFee, amount, feeVersion, feesSince, demonstration } = order
  const sums = { official: officialFee, service: serviceFee } satisfies Record<FeeKind, string>
  return (
    <section aria-labelledby="order-lines" className={css.block}>
      <h2 id="order-lines">费用明细</h2>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">单价</th>
            <th scope="col">数量</th>
            <th scope="col">金额</th>
          </tr>
        </thead>
        {feeKinds.map((kind) => {
          const ofKind = lines.filter((line) => line.kind === kind)
          if (ofKind.length === 0) return null
          return (
            <tbody key={kind}>
              <tr className={css.kind}>
                <th scope="rowgroup" colSpan={3}>
                  {feeKindLabels[kind]} <small>{explained[kind]}</small>
                </th>
                <td>{moneyWords(sums[kind])}</td>
              </tr>
              {ofKind.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
                <tr key={at}>
                  <td>{line.name}</td>
                  <td>{moneyWords(line.unitPrice)}</td>
                  <td>{line.quantity}</td>
                  <td>{moneyWords(line.amount)}</td>
                </tr>
              ))}
            </tbody>
          )
        })}
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              合计
            </th>
            <td>{moneyWords(amount)}</td>
          </tr>
        </tfoot>
      </table>
      <Quiet>
        {feeVersion === null || feesSince === null
          ? '这个订单的价格由工作人员填写。'
          : `价格表第 ${feeVersion} 版，${dayWords(feesSince)}起执行；以后调价不影响这个订单。`}
        {demonstration && '以上均为演示价格，不是真实费用。'}
      </Quiet>
    </section>
  )
}
