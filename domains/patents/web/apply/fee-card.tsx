import { feeKindLabels, moneyWords, ordersApi, type PublicFees } from '@portal/orders/contract'
import { Card, ErrorView, Notice, Quiet, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { PatentType } from '../../contract/choices.ts'
import styles from './apply.module.css'
import { pricesOf, totalOf, versionWords } from './prices.ts'

export type FeeCardProps = { type: PatentType; number: number }

/** What an application for a patent of this type costs, before it is sent. */
export function FeeCard({ type, number }: FeeCardProps) {
  const { data, error, refetch } = useQuery(queryOf(ordersApi.fees, { query: { service: 'sqzl' } }))
  return (
    <Card title="费用" number={number}>
      {error && <ErrorView title="价格加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} rowHeight={40} />}
      {data?.version === null && <Notice tone="warning">服务价格尚未公布，暂不能提交</Notice>}
      {data && data.version !== null && <Fees fees={data} type={type} />}
    </Card>
  )
}

function Fees({ fees, type }: { fees: PublicFees; type: PatentType }) {
  const prices = pricesOf(fees, type)
  return (
    <>
      <dl className={styles.fees}>
        {prices.map(({ code, name, kind, unitPrice, source, sourceUrl, checkedOn }) => (
          <div key={code}>
            <dt>
              <b>{feeKindLabels[kind]}</b> {name}
              {source !== '' && (
                <Quiet>
                  依据：
                  {sourceUrl === '' ? (
                    source
                  ) : (
                    <a href={sourceUrl} target="_blank" rel="noreferrer">
                      {source}
                    </a>
                  )}
                  {checkedOn !== null && `；核对于 ${checkedOn}`}
                </Quiet>
              )}
            </dt>
            <dd>{moneyWords(unitPrice)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>合计</dt>
          <dd>{moneyWords(totalOf(prices))}</dd>
        </div>
      </dl>
      <Quiet>{versionWords(fees)}。提交后生成订单，付款后由工作人员受理。</Quiet>
    </>
  )
}
