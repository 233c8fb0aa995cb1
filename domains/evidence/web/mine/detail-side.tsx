import { LinkButton, Quiet, useLoaded } from '@portal/platform/web'
import { Link } from 'react-router'
import type { EvidenceDetail } from '../../contract/detail.ts'
import css from '../parts/evidence-detail.module.css'
import { recordPath, verifyPath } from '../paths.ts'
import { proofLines } from '../proof/proof-lines.ts'
import { ProofList } from '../proof/proof-panel.tsx'
import type { RecordOffer } from '../record-offer.ts'

/** Beside the papers: what proves them, how others check them, and what can be done with them. */
export function DetailSide({ detail, offers }: { detail: EvidenceDetail; offers: readonly RecordOffer[] }) {
  const { id, state, evidenceNo, statements } = detail
  const proof = statements.at(-1)?.proof
  // Who has set up no chain need not hear of chains.
  const lines = proof ? proofLines(proof).filter(({ key, state: now }) => key !== 'anchor' || now !== 'off') : []
  const isWaiting = lines.some((line) => line.state === 'waiting')
  return (
    <>
      {lines.length > 0 && (
        <section className={css.block} aria-label="用什么证明">
          <h2>用什么证明</h2>
          <ProofList lines={lines} />
          {isWaiting && <Quiet>还在等的到位后，这里会更新，并发消息告诉您。</Quiet>}
        </section>
      )}
      {state === 1 && (
        <section className={css.block}>
          <h2>给别人看</h2>
          <LinkButton to={verifyPath} className={css.wide}>
            请对方自己核验
          </LinkButton>
          <p className={css.text}>
            不用账号；文件不离开对方的浏览器。<Link to={recordPath(evidenceNo)}>公开记录</Link>
            里没有个人信息，也没有文件。
          </p>
        </section>
      )}
      {offers.map(({ link, card }) => (
        <OfferedCard key={link.text} card={card} id={id} />
      ))}
    </>
  )
}

/** A card that another domain offers for the record; its code is loaded after the rest of the page is shown. */
function OfferedCard({ card, id }: { card: RecordOffer['card']; id: string }) {
  const Offered = useLoaded(card)
  return Offered && <Offered id={id} />
}
