import { PdfPreview } from '@portal/files/web'
import { moneyWords } from '@portal/orders/contract'
import { Card, Notice, Quiet } from '@portal/platform/web'
import type { DeskDetail } from '../../../contract/file/detail.ts'
import { ActButtons } from '../../case/act-buttons.tsx'
import { CaseGoods } from '../../case/case-goods.tsx'
import { CaseMark } from '../../case/case-mark.tsx'
import { CasePeople } from '../../case/case-people.tsx'
import styles from './desk-files.module.css'
import { deskReads } from './desk-reads.ts'
import { DraftFindings } from './draft-findings.tsx'
import { sendDeskAct } from './send-desk-act.ts'

/** The review: what the customer has ordered beside the draft that he has confirmed, and the two ways on. */
export function ReviewCard({ detail }: { detail: DeskDetail }) {
  const acts = detail.can.filter((act) => act === 'approve' || act === 'sendBack')
  return (
    <Card title="复核" actions={<ActButtons detail={detail} acts={acts} reads={deskReads} send={sendDeskAct} />}>
      <p className={styles.lead}>请逐项核对：左边是客户提交的内容，右边是客户已确认的报件草稿。</p>
      <DraftFindings businessSn={detail.businessSn} />
      <div className={styles.beside}>
        <section aria-label="客户提交的内容">
          <CaseMark detail={detail} />
          <CaseGoods detail={detail} />
          <CasePeople detail={detail} />
        </section>
        <Draft detail={detail} />
      </div>
    </Card>
  )
}

function Draft({ detail: { files, extra } }: { detail: Pick<DeskDetail, 'files' | 'extra'> }) {
  const draft = files.find(({ slot }) => slot === 'draft')
  return (
    <section aria-label="报件草稿" className={styles.draft}>
      <h2>报件草稿</h2>
      {draft ? (
        <>
          <PdfPreview url={draft.url} fileName={draft.fileName} />
          <p className="row">
            {draft.fileName}
            <a
              className="btn btn-text"
              href={draft.url}
              download={draft.fileName}
              aria-label={`下载 报件草稿 ${draft.fileName}`}
            >
              下载
            </a>
          </p>
        </>
      ) : (
        <Quiet>没有草稿</Quiet>
      )}
      {extra.length > 0 && (
        <Notice title="补缴费用">
          <ul className="lines">
            {extra.map(({ code, name, amount }) => (
              <li key={`${code} ${amount}`}>
                {name}：<b>{moneyWords(amount)}</b>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  )
}
