import {
  BackLink,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  Fold,
  isCallError,
  linkTo,
  momentText,
  momentWords,
  phoneWidth,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
  Thumb,
  useMedia,
  useRecordCrumbs,
} from '@portal/platform/web'
import { PromiseList } from '@portal/promises/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { RequestDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { progressOf } from '../../contract/steps.ts'
import { caseScenes } from '../case-scenes.ts'
import styles from '../detail/case.module.css'
import { CasePapers } from '../detail/case-papers.tsx'
import { CaseResult } from '../detail/case-result.tsx'
import { CaseSide } from '../detail/case-side.tsx'
import { DetailPlaybook } from '../detail/detail-playbook.tsx'
import { factItems } from '../detail/fact-items.ts'
import { IdCardViews } from '../detail/id-card-views.tsx'
import { SelfCheckCard } from '../detail/self-check-card.tsx'
import { SheetButton, SheetButtons } from '../detail/sheet-buttons.tsx'
import { StateTag } from '../detail/state-tag.tsx'
import { filingsPath, rightsPath } from '../paths.ts'
import { FullPlan } from './full-plan.tsx'
import { NextWay } from './next-way.tsx'

// The forms and the lower parts of the page are loaded after it, since most visitors only read the page.
const SupplementAnswer = lazy(async () => ({
  default: (await import('../detail/supplement-answer.tsx')).SupplementAnswer,
}))
const SupplementRounds = lazy(async () => ({
  default: (await import('../detail/supplement-rounds.tsx')).SupplementRounds,
}))
const OwnCaseRight = lazy(async () => ({ default: (await import('../detail/own-case-right.tsx')).OwnCaseRight }))
const OwnFindings = lazy(async () => ({ default: (await import('@portal/prechecks/web/own-case')).OwnFindings }))
const AuditTrail = lazy(async () => ({ default: (await import('../detail/audit-trail.tsx')).AuditTrail }))

const factsTitle = '您填的内容'

/** The user's own request: what he has to do or what came of it, then whose turn it is, then what he sent. */
export function RequestDetailPage() {
  const [params] = useSearchParams()
  const businessSn = params.get('businessSn') ?? ''
  const { data, error, isPending, refetch } = useQuery(queryOf(requestsApi.ownDetail, { query: { businessSn } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (isCallError(error) && error.status === 'U00404')
    return (
      <ErrorView
        title="没有查到这笔业务，请核对编号，并用提交时的账号登录"
        error={error}
        actions={<BackLink opened="businessSn" />}
      />
    )
  if (error)
    return (
      <ErrorView
        title="业务详情加载失败"
        error={error}
        onRetry={() => refetch()}
        actions={<BackLink opened="businessSn" />}
      />
    )
  // The page waits for the parts that stand above the rest: coming later, they would push it down.
  return (
    <Suspense fallback={<Skeleton rows={6} rowHeight={72} />}>
      <RequestDetailView detail={data} />
    </Suspense>
  )
}

function RequestDetailView({ detail }: { detail: RequestDetail }) {
  const { businessSn, businessType, state, acceptContent, supplement, supplements, title, picture, isMark } = detail
  const open = supplements.find(({ outcome }) => outcome === 'open')
  const heading = useRef<HTMLHeadingElement>(null)
  // Only the query of the address changes here, so the shell does not scroll to the top by itself.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <DetailHead
        picture={<Thumb size="head" picture={picture} mark={isMark} scene={caseScenes[businessType]} alt="" />}
        title={title}
        tag={
          <>
            <StateTag state={state} />
            {supplement && <StatusTag tone="waiting">{progressOf(detail).word}</StatusTag>}
          </>
        }
        number={businessSn}
        meta={`${momentWords(detail.createTime)} 提交`}
        back={<BackLink opened="businessSn" />}
        menu={{ wide: <SheetButtons businessSn={businessSn} />, phone: <SheetButton businessSn={businessSn} /> }}
        crumbs={useRecordCrumbs()}
        heading={heading}
      />
      <p className="print-only">提交时间 {momentText(detail.createTime)}</p>
      <DetailLayout lead={leadOf(detail, open)} side={<CaseSide detail={detail} />}>
        {state === 3 && <NextThings detail={detail} />}
        {state !== 4 && acceptContent && (
          <section aria-labelledby="case-accepted" className={styles.block}>
            <h2 id="case-accepted">受理说明</h2>
            <p className={styles.text}>{acceptContent}</p>
          </section>
        )}
        <CasePapers voucher={detail.voucher} title="您交的材料" />
        <Facts detail={detail} />
        {detail.answers !== null && <SelfCheckCard answers={detail.answers} />}
        <Folded detail={detail} />
      </DetailLayout>
    </>
  )
}

/** What the page begins with: the open act, or the result; nothing while the desk works. */
const leadOf = (detail: RequestDetail, open: RequestDetail['supplements'][number] | undefined) => {
  if (open) return <SupplementAnswer key={open.round} detail={detail} round={open} />
  return detail.state > 2 ? <CaseResult detail={detail} /> : undefined
}

/** What the customer filled in; on the screen of a phone it is folded, on paper never. */
function Facts({ detail }: { detail: RequestDetail }) {
  const isFolded = useMedia(`screen and ${phoneWidth}`)
  const list = (
    <Stack gap={14}>
      <DescriptionList items={factItems(detail)} />
      <Suspense>
        <OwnCaseRight businessSn={detail.businessSn} />
      </Suspense>
    </Stack>
  )
  if (isFolded) return <Fold title={factsTitle}>{list}</Fold>
  return (
    <section aria-labelledby="case-facts" className={styles.block}>
      <h2 id="case-facts">{factsTitle}</h2>
      {list}
    </section>
  )
}

function NextThings({ detail }: { detail: RequestDetail }) {
  const { businessType, businessSn, qmfaName, can, rightInfo } = detail
  const recordsNext = businessType === 7
  if (!recordsNext && rightInfo === null && qmfaName === null && can.length === 0) return null
  return (
    <section aria-labelledby="case-next" className={styles.block}>
      <h2 id="case-next">接下来</h2>
      <div className={styles.ways}>
        {recordsNext && (
          <NextWay scene="shield" title={<Link to={filingsPath}>给这个品牌做海关备案</Link>}>
            信息表自己填，或请专家协助
          </NextWay>
        )}
        {rightInfo !== null && (
          <NextWay
            scene="shield"
            title={<Link to={linkTo(rightsPath, { form: 'add', businessSn })}>加入权利台账</Link>}
          >
            这件业务写明的权利，以后各个表单都能取用
          </NextWay>
        )}
        <FullPlan detail={detail} />
      </div>
    </section>
  )
}

/** The history of the request, folded: most readers come for the first lines of the page. */
function Folded({ detail }: { detail: RequestDetail }) {
  const { promises, supplements, idCardViews, businessSn } = detail
  const ended = supplements.filter(({ outcome }) => outcome !== 'open')
  return (
    <Suspense>
      <DetailPlaybook detail={detail} leadsOn />
      <OwnFindings businessSn={businessSn} />
      {promises.length > 0 && (
        <Fold title="计时明细">
          <PromiseList promises={promises} />
        </Fold>
      )}
      {ended.length > 0 && (
        <Fold title="补充材料的记录" aside={`${ended.length} 次`}>
          <SupplementRounds rounds={ended} viewer="owner" />
        </Fold>
      )}
      {idCardViews.length > 0 && (
        <Fold title="谁看过身份证号" aside={`${idCardViews.length} 次`}>
          <IdCardViews views={idCardViews} />
        </Fold>
      )}
      <AuditTrail businessSn={businessSn} viewer="owner" />
    </Suspense>
  )
}
