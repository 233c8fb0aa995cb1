import { moneyWords, orderPath } from '@portal/orders/contract'
import { Notice, Quiet, Stack } from '@portal/platform/web'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { FileAct } from '../../contract/file/acts.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { actTexts } from './act-words.ts'
import styles from './case.module.css'
import { PaperLinks } from './paper-links.tsx'
import { refundableOrders } from './refundable.ts'

/** What an act means for this application, before anything is filled in. */
export function ActQuestion({ act, detail }: { act: FileAct; detail: TrademarkDetail }) {
  if (act === 'confirm') return <DraftCheck detail={detail} />
  return (
    <Stack gap={8}>
      {actTexts[act] !== undefined && <p>{actTexts[act]}</p>}
      {act === 'withdraw' && <WithdrawnMoney detail={detail} />}
    </Stack>
  )
}

/** The draft that the customer confirms, told apart from any other by its SHA-256, and what he will have to pay for it. */
function DraftCheck({ detail: { files, extra } }: { detail: Pick<TrademarkDetail, 'files' | 'extra'> }) {
  const draft = files.find(({ slot }) => slot === 'draft')
  return (
    <Stack gap={12}>
      <p>请核对报件草稿，确认无误再确认。确认后生成确认书，写明确认的是哪一份草稿。</p>
      {draft && (
        <Stack gap={4}>
          <p className="row">
            {draft.fileName}
            <PaperLinks file={draft} name={`报件草稿 ${draft.fileName}`} />
          </p>
          <Quiet>
            SHA-256 <span className={styles.hash}>{draft.sha256}</span>
          </Quiet>
        </Stack>
      )}
      {extra.length > 0 && (
        <Notice tone="warning" title="确认后需补缴">
          <ul className="lines">
            {extra.map(({ code, name, amount }) => (
              <li key={`${code} ${amount}`}>
                {name}：<b>{moneyWords(amount)}</b>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}

/** What becomes of the orders of an application that is taken back: its own, and that of its further fees. */
function WithdrawnMoney({ detail }: { detail: Pick<TrademarkDetail, 'order' | 'extraOrder'> }) {
  const paid = refundableOrders(detail)
  return (
    <>
      {(detail.order?.state === 0 || detail.extraOrder?.state === 0) && <Quiet>未付款的订单随之关闭。</Quiet>}
      {paid.length > 0 && (
        <p>
          已经付款的，撤回后可以
          {paid.map(({ orderNo, label }, at) => (
            <Fragment key={orderNo}>
              {at > 0 && '、'}
              <Link to={orderPath(orderNo)}>{label}</Link>
            </Fragment>
          ))}
          。
        </p>
      )}
    </>
  )
}
