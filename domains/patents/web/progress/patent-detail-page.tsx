import {
  BackLink,
  DetailHead,
  DetailLayout,
  ErrorView,
  Fold,
  freshQueryOf,
  isCallError,
  momentWords,
  PrintButton,
  phoneWidth,
  Skeleton,
  Stack,
  Thumb,
  useMedia,
  useRecordCrumbs,
} from '@portal/platform/web'
import { PromiseList } from '@portal/promises/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { PatentDetail } from '../../contract/detail.ts'
import { patentsApi } from '../../contract/endpoints.ts'
import styles from '../detail/case.module.css'
import { CaseLead } from '../detail/case-lead.tsx'
import { CaseSide } from '../detail/case-side.tsx'
import { Deadlines } from '../detail/deadlines.tsx'
import { Facts } from '../detail/facts.tsx'
import { FilePapers } from '../detail/file-papers.tsx'
import { OwnMaterial } from '../detail/own-material.tsx'
import { SupplementRounds } from '../detail/supplement-rounds.tsx'
import { Withdrawal } from '../detail/withdrawal.tsx'
import { StateTag } from './state-tag.tsx'

const factsTitle = '您填的内容'

/** The user's own application for a patent: what he has to do or what came of it, then whose turn it is, then the papers. */
export function PatentDetailPage() {
  const [params] = useSearchParams()
  const businessSn = params.get('businessSn') ?? ''
  const { data, error, isPending, refetch } = useQuery(freshQueryOf(patentsApi.ownDetail, { query: { businessSn } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  const isMissing = isCallError(error) && error.status === 'U00404'
  if (error)
    return (
      <ErrorView
        title={isMissing ? '没有查到这件申请，请核对编号，并用提交时的账号登录' : '申请详情加载失败'}
        error={error}
        onRetry={isMissing ? undefined : () => void refetch()}
        actions={<BackLink opened="businessSn" />}
      />
    )
  return <DetailView detail={data} />
}

function DetailView({ detail }: { detail: PatentDetail }) {
  const { businessSn, patentName, createTime, files, acceptContent, state, promises } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  // Only the query of the address changes here, so the shell does not scroll to the top by itself.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const papers = files.filter(({ from }) => from === 'desk')
  return (
    <>
      <DetailHead
        picture={<Thumb size="head" scene="bulb" alt="" />}
        title={patentName}
        tag={<StateTag of={detail} />}
        number={businessSn}
        meta={`${momentWords(createTime)} 提交`}
        back={<BackLink opened="businessSn" />}
        menu={{ wide: <PrintButton />, phone: null }}
        crumbs={useRecordCrumbs()}
        heading={heading}
      />
      <DetailLayout lead={<CaseLead detail={detail} />} side={<CaseSide detail={detail} />}>
        {state !== 4 && acceptContent && (
          <section aria-labelledby="case-accepted" className={styles.block}>
            <h2 id="case-accepted">受理说明</h2>
            <p className={styles.text}>{acceptContent}</p>
          </section>
        )}
        {papers.length > 0 && <FilePapers title="我们交给您的文件" files={papers} />}
        <SupplementRounds rounds={detail.supplements} viewer="owner" />
        <Deadlines deadlines={detail.deadlines} />
        <OwnMaterial detail={detail} />
        <OwnFacts detail={detail} />
        <Stack gap={12}>
          {promises.length > 0 && (
            <Fold title="计时明细">
              <PromiseList promises={promises} />
            </Fold>
          )}
          {detail.can.includes('withdraw') && <Withdrawal detail={detail} />}
        </Stack>
      </DetailLayout>
    </>
  )
}

/** What the customer filled in; on the screen of a phone it is folded, on paper never. */
function OwnFacts({ detail }: { detail: PatentDetail }) {
  const isFolded = useMedia(`screen and ${phoneWidth}`)
  if (isFolded)
    return (
      <Fold title={factsTitle}>
        <Facts detail={detail} />
      </Fold>
    )
  return (
    <section aria-labelledby="case-facts" className={styles.block}>
      <h2 id="case-facts">{factsTitle}</h2>
      <Facts detail={detail} />
    </section>
  )
}
