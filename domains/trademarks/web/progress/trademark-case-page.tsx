import {
  BackLink,
  Buttons,
  DetailLayout,
  ErrorView,
  freshQueryOf,
  isCallError,
  Skeleton,
  useRecordCrumbs,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { ActButtons } from '../case/act-buttons.tsx'
import { Amendment } from '../case/amendment.tsx'
import { CaseHead } from '../case/case-head.tsx'
import { CaseParts } from '../case/case-parts.tsx'
import { CaseSide } from '../case/case-side.tsx'
import { ownerLead } from './owner-lead.tsx'

/** The user's own application for a trademark: what he has to do or what came of it, then whose turn it is, then the papers. */
export function TrademarkCasePage() {
  const [params] = useSearchParams()
  const businessSn = params.get('businessSn') ?? ''
  const crumbs = useRecordCrumbs()
  const { data, error, isPending, refetch } = useQuery(
    freshQueryOf(trademarkFilesApi.detail, { query: { businessSn } }),
  )
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
  return (
    <>
      <CaseHead detail={data} crumbs={crumbs} />
      <DetailLayout lead={ownerLead(data)} side={<CaseSide detail={data} viewer="owner" />}>
        <CaseParts detail={data} viewer="owner">
          <Buttons className="no-print">
            <Amendment detail={data} />
            {data.can.includes('withdraw') && <ActButtons detail={data} acts={['withdraw']} quiet />}
          </Buttons>
        </CaseParts>
      </DetailLayout>
    </>
  )
}
