import {
  BackLink,
  DescriptionList,
  DetailHead,
  DetailLayout,
  dayWords,
  ErrorView,
  Fold,
  isCallError,
  momentWords,
  queryOf,
  Skeleton,
  Thumb,
  useRecordCrumbs,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { evidenceApi } from '../../contract/endpoints.ts'
import { isPhoto, requiredSlots, slots } from '../../contract/slots.ts'
import { basicLabels } from '../parts/basic-labels.ts'
import css from '../parts/evidence-detail.module.css'
import { ProofTag, StateTag } from '../parts/evidence-tags.tsx'
import type { RecordOffer } from '../record-offer.ts'
import { DetailActions } from './detail-actions.tsx'
import { DetailLead } from './detail-lead.tsx'
import { DetailSide } from './detail-side.tsx'
import { OwnGallery } from './own-gallery.tsx'

// What is folded is loaded after the rest is shown.
const TechnicalDetails = lazy(async () => ({
  default: (await import('../parts/technical-details.tsx')).TechnicalDetails,
}))
const LooksList = lazy(async () => ({ default: (await import('./looks-list.tsx')).LooksList }))

/**
 * After how long the page asks again while proofs are on their way: the log is signed within a second or two, for which its
 * owner waits, and a time-stamp or a witness may take minutes.
 */
const askAgainMs = (answers: number): number => (answers < 10 ? 1_000 : 10_000)

/** The page of a customer's own record: its files, what is proved, and who has looked at its personal data. */
export function EvidenceDetailPage({ offers }: { offers: readonly RecordOffer[] }) {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(evidenceApi.ownDetail, { query: { id } }),
    refetchInterval: ({ state }) => (state.data?.proof === 1 ? askAgainMs(state.dataUpdateCount) : false),
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
  const { evidenceNo, state, title } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  // From list to detail only the query of the address changes, so that the shell does not scroll up and move the focus.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <DetailHead
        picture={<Thumb size="head" picture={pictureOf(detail)} scene="booth" alt="" />}
        title={title}
        tag={state === 1 ? <ProofTag of={detail} /> : <StateTag state={state} />}
        number={evidenceNo}
        meta={metaOf(detail)}
        back={<BackLink opened="id" />}
        actions={<DetailActions detail={detail} />}
        crumbs={useRecordCrumbs()}
        heading={heading}
      />
      <DetailLayout lead={<DetailLead detail={detail} />} side={<DetailSide detail={detail} offers={offers} />}>
        <OwnGallery detail={detail} />
        <section className={css.block} aria-label="您填的内容">
          <h2>您填的内容</h2>
          <DescriptionList
            items={[
              { term: basicLabels.obligeeName, detail: detail.obligeeName },
              { term: basicLabels.idCard, detail: detail.idCard },
              { term: basicLabels.lxrPhone, detail: detail.lxrPhone },
              { term: basicLabels.exhibitionName, detail: detail.exhibitionName },
              { term: basicLabels.exhibitionTime, detail: dayWords(detail.exhibitionTime) },
              { term: basicLabels.exhibitionAddress, detail: detail.exhibitionAddress },
              { term: '创建时间', detail: momentWords(detail.createTime) },
              { term: '封存时间', detail: detail.sealedAt === null ? null : momentWords(detail.sealedAt) },
            ]}
          />
        </section>
        <Suspense>
          {state === 1 && (
            <Fold title="技术细节" aside="文件指纹、日志位置">
              <TechnicalDetails detail={detail} sender="您" />
            </Fold>
          )}
          <Fold title="谁看过">
            <LooksList id={detail.id} />
          </Fold>
        </Suspense>
      </DetailLayout>
    </>
  )
}

/** The first photo of the fair that can be shown, else any other paper. */
const pictureOf = (detail: EvidenceDetail): string | null => {
  const inOrder = [...slots.filter(isPhoto), ...slots]
  return inOrder.map((slot) => detail[slot]?.thumbnail).find((thumbnail) => thumbnail != null) ?? null
}

const metaOf = ({ filled, sealedAt, createTime }: EvidenceDetail): string => {
  const { length: of } = requiredSlots
  const papers = filled === of ? `${of} 份必备材料齐全` : `必备材料 ${filled} / ${of}`
  return `${papers} · ${sealedAt === null ? `${momentWords(createTime)} 开始` : `${momentWords(sealedAt)} 封存`}`
}
