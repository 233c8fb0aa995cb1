import {
  BackLink,
  Card,
  CaseHead,
  DescriptionList,
  dayText,
  ErrorView,
  isCallError,
  momentText,
  queryOf,
  Skeleton,
  Stack,
  useLoaded,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { evidenceApi } from '../../contract/endpoints.ts'
import { requiredSlots, slots } from '../../contract/slots.ts'
import { basicLabels } from '../parts/basic-labels.ts'
import { ProofTag, StateTag } from '../parts/evidence-tags.tsx'
import { recordPath } from '../paths.ts'
import { ProofPanel } from '../proof/proof-panel.tsx'
import type { RecordOffer } from '../record-offer.ts'
import { DetailActions } from './detail-actions.tsx'
import css from './evidence-detail.module.css'
import { OwnSlotFiles } from './slot-files.tsx'

// This card stands at the bottom of the page, so that its code is loaded after the rest is shown.
const LooksCard = lazy(async () => ({ default: (await import('./looks-card.tsx')).LooksCard }))

/** The page of a customer's own record: its files, what is proved, and who has looked at its personal data. */
export function EvidenceDetailPage({ offers }: { offers: readonly RecordOffer[] }) {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(evidenceApi.ownDetail, { query: { id } }),
    // While proofs are on their way, the page asks again: they arrive within seconds to minutes.
    refetchInterval: ({ state }) => (state.data?.proof === 1 ? 10_000 : false),
  })
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (isCallError(error) && error.status === 'U00404')
    return <ErrorView title="没有查到这份存证，请用存证时的账号登录" error={error} actions={<BackLink opened="id" />} />
  if (!data)
    return (
      <ErrorView title="存证加载失败" error={error} onRetry={() => void refetch()} actions={<BackLink opened="id" />} />
    )
  return <EvidenceDetailView detail={data} offers={offers} />
}

function EvidenceDetailView({ detail, offers }: { detail: EvidenceDetail; offers: readonly RecordOffer[] }) {
  const { evidenceNo, state, statements, filled } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  // From list to detail only the query of the address changes, so that the shell does not scroll up and move the focus.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Stack gap={20}>
      <CaseHead
        number={evidenceNo}
        below={heading}
        tags={
          <>
            <StateTag state={state} />
            {state === 1 && <ProofTag of={detail} />}
          </>
        }
      >
        <BackLink opened="id" />
        <DetailActions detail={detail} />
      </CaseHead>
      {statements.length > 0 && <ProofPanel statements={statements} />}
      <Card title="展会信息">
        <DescriptionList
          items={[
            { term: basicLabels.obligeeName, detail: detail.obligeeName },
            { term: basicLabels.idCard, detail: detail.idCard },
            { term: basicLabels.lxrPhone, detail: detail.lxrPhone },
            { term: basicLabels.exhibitionName, detail: detail.exhibitionName },
            { term: basicLabels.exhibitionTime, detail: dayText(detail.exhibitionTime) },
            { term: basicLabels.exhibitionAddress, detail: detail.exhibitionAddress },
            { term: '创建时间', detail: momentText(detail.createTime) },
            { term: '封存时间', detail: momentText(detail.sealedAt) },
            ...(state === 1
              ? [{ term: '公开记录', detail: <Link to={recordPath(evidenceNo)}>任何人可见的部分</Link> }]
              : []),
          ]}
        />
      </Card>
      <Card title={`材料（${slots.filter((slot) => detail[slot]).length} / ${slots.length}）`}>
        {state === 0 && filled < requiredSlots.length && (
          <p className={css.hint}>还缺 {requiredSlots.length - filled} 项必备材料，备齐以后才能提交。</p>
        )}
        <OwnSlotFiles detail={detail} />
      </Card>
      {offers.map(({ link, card }) => (
        <OfferedCard key={link.text} card={card} id={detail.id} />
      ))}
      <Suspense>
        <LooksCard id={detail.id} />
      </Suspense>
    </Stack>
  )
}

/** A card that another domain offers for the record; its code is loaded after the rest of the page is shown. */
function OfferedCard({ card, id }: { card: RecordOffer['card']; id: string }) {
  const Offered = useLoaded(card)
  return Offered && <Offered id={id} />
}
