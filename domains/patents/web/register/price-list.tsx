import { feeKindLabels, moneyWords, ordersApi, type PublicFees } from '@portal/orders/contract'
import { Quiet, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { patentTypes } from '../../contract/choices.ts'
import { pricesOf, totalOf, versionWords } from '../apply/prices.ts'
import styles from './register-card.module.css'

const titleId = 'prices'

/** What each type of patent costs, official and service fee apart. Until the prices are there, nothing stands in their place. */
export function PriceList() {
  const { data } = useQuery(queryOf(ordersApi.fees, { query: { service: 'sqzl' } }))
  if (!data) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.small}>
        费用
      </h3>
      {data.version === null ? <p>服务价格尚未公布，暂不能提交。</p> : <Prices fees={data} />}
    </section>
  )
}

function Prices({ fees }: { fees: PublicFees }) {
  return (
    <>
      <dl className={styles.papers}>
        {patentTypes.map((type) => {
          const prices = pricesOf(fees, type)
          const parts = prices.map(({ kind, unitPrice }) => `${feeKindLabels[kind]} ${moneyWords(unitPrice)}`)
          return (
            <div key={type}>
              <dt>{type}</dt>
              <dd>
                {parts.join(' + ')}，合计 <b>{moneyWords(totalOf(prices))}</b>
              </dd>
            </div>
          )
        })}
      </dl>
      <Quiet>{versionWords(fees)}。</Quiet>
    </>
  )
}
