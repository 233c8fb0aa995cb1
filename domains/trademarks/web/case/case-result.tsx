import { orderPath } from '@portal/orders/contract'
import { LinkButton, SceneSection } from '@portal/platform/web'
import { askPath } from '../../contract/ask-path.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import styles from './case.module.css'
import type { CaseViewer } from './case-reads.ts'
import { refundableOrders } from './refundable.ts'

/** What came of an application that has ended: its registration, or why it ended. */
export function CaseResult({ detail, viewer }: { detail: TrademarkDetail; viewer: CaseViewer }) {
  const { businessSn, fileState, fileStateText, registration, endReason } = detail
  const isDone = fileState === 18
  const isOwner = viewer === 'owner'
  const refundable = isDone ? [] : refundableOrders(detail)
  return (
    <SceneSection
      scene="stamp"
      tone={isDone ? 'jade' : 'gold'}
      title={fileStateText}
      actions={
        isOwner && (
          <>
            <LinkButton to={askPath(businessSn)}>就结果提问</LinkButton>
            {refundable.map(({ orderNo, label }) => (
              <LinkButton key={orderNo} to={orderPath(orderNo)}>
                {label}
              </LinkButton>
            ))}
          </>
        )
      }
    >
      {registration && (
        <p>
          注册号 {registration.number}
          {registration.from !== null && registration.to !== null && (
            <>
              ，专用期 {registration.from} 至 {registration.to}
            </>
          )}
        </p>
      )}
      {endReason !== null && <p className={styles.text}>{endReason}</p>}
    </SceneSection>
  )
}
