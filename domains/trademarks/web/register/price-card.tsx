import { feeKindLabels, moneyWords } from '@portal/orders/contract'
import { Card, ErrorView, Notice, Quiet, Skeleton, Stack } from '@portal/platform/web'
import { memo } from 'react'
import type { TrademarkKind } from '../../contract/kinds.ts'
import type { FeeEstimate, RegistrationPrice } from '../../contract/price.ts'
import { priceCardId } from './price-place.ts'
import { minPriceWords, noPricesWords, priceSourceWords } from './price-words.ts'
import styles from './register.module.css'
import type { Price } from './use-price.ts'

interface PriceCardProps {
  price: Price
  kind: TrademarkKind
  /** Left out where it is no part of the form. */
  number?: number | undefined
}

/** What the choice costs: the server's own lines and sums, official and service fees apart. */
export const PriceCard = memo(function PriceCard({ price, kind, number }: PriceCardProps) {
  const { data, error, refetch, isPlaceholderData } = price
  return (
    <div id={priceCardId} tabIndex={-1} className={styles.price}>
      <Card title="价格" number={number}>
        {error ? (
          <ErrorView title="价格没有算出" error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isPlaceholderData || undefined}>
            <Sums price={data} kind={kind} />
          </div>
        ) : (
          <Skeleton rows={3} rowHeight={40} />
        )}
      </Card>
    </div>
  )
})

function Sums({ price, kind }: { price: RegistrationPrice; kind: TrademarkKind }) {
  const { version, lines, officialFee, serviceFee, total, estimate } = price
  if (version === null) return <Notice tone="warning">{noPricesWords}</Notice>
  return (
    <Stack gap={16}>
      {lines.length === 0 ? (
        <p>{minPriceWords(price)}。选择类别后逐项列出。</p>
      ) : (
        <dl className={styles.lines}>
          {lines.map(({ code, name, kind: feeKind, class_id, quantity, unitPrice, amount }) => (
            <div key={`${code} ${class_id}`}>
              <dt>
                <b>{feeKindLabels[feeKind]}</b> {class_id !== null && `第 ${class_id} 类 · `}
                {name}
                <Quiet as="span">{`${moneyWords(unitPrice)} × ${quantity}`}</Quiet>
              </dt>
              <dd>{moneyWords(amount)}</dd>
            </div>
          ))}
          <div className={styles.part}>
            <dt>{feeKindLabels.official}</dt>
            <dd>{moneyWords(officialFee)}</dd>
          </div>
          <div className={styles.part}>
            <dt>{feeKindLabels.service}</dt>
            <dd>{moneyWords(serviceFee)}</dd>
          </div>
          <div className={styles.sum}>
            <dt>合计</dt>
            <dd>{moneyWords(total)}</dd>
          </div>
        </dl>
      )}
      <Quiet>{priceSourceWords(price)}</Quiet>
      {kind === 'gjsbzc' && <Abroad estimate={estimate} />}
    </Stack>
  )
}

/** What the offices abroad will ask for later; their fees are no part of the sum. */
function Abroad({ estimate }: { estimate: FeeEstimate | null }) {
  return (
    <Stack gap={12}>
      <Notice>国际注册官费由申请人承担，按缴费通知另行收取。</Notice>
      {estimate && (
        <section aria-label="国际注册官费估算">
          <dl className={styles.lines}>
            {estimate.lines.map(({ name, amount }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{`${estimate.currency} ${amount}`}</dd>
              </div>
            ))}
            <div className={styles.sum}>
              <dt>官费估算</dt>
              <dd>{`${estimate.currency} ${estimate.amount}`}</dd>
            </div>
          </dl>
          <Quiet>
            估算，费用数据截至 {estimate.asOf}，来源：{estimate.source}
          </Quiet>
        </section>
      )}
    </Stack>
  )
}
