import {
  BackLink,
  Button,
  Buttons,
  DetailLayout,
  ErrorView,
  freshQueryOf,
  isCallError,
  Notice,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { providerDeskPath } from '../../contract/paths.ts'
import { ActButtons } from '../case/act-buttons.tsx'
import { CaseGoods } from '../case/case-goods.tsx'
import { CaseHead } from '../case/case-head.tsx'
import { CaseMark } from '../case/case-mark.tsx'
import { CaseParts } from '../case/case-parts.tsx'
import { CaseResult } from '../case/case-result.tsx'
import { CaseSide } from '../case/case-side.tsx'
import { deskTitle } from '../paths.ts'
import { isUnapproved } from './is-unapproved.ts'
import { Unapproved } from './unapproved.tsx'

// Few visitors open it, so the page does not wait for its form.
const RemarkDialog = lazy(async () => ({ default: (await import('../case/remark-dialog.tsx')).RemarkDialog }))

/** One case at the desk of a provider: before it is accepted no more than the mark and its goods, then all of it. */
export function ProviderCasePage({ businessSn }: { businessSn: string }) {
  const { data, error, isPending, refetch } = useQuery(
    freshQueryOf(trademarkFilesApi.detail, { query: { businessSn } }),
  )
  if (isPending)
    return (
      <div className="wrap page">
        <Skeleton rows={6} rowHeight={72} />
      </div>
    )
  if (isUnapproved(error))
    return (
      <div className="wrap page">
        <Unapproved error={error} />
      </div>
    )
  if (error) {
    const isGone = isCallError(error) && error.status === 'U00404'
    return (
      <div className="wrap page">
        <ErrorView
          title={isGone ? '没有查到这个案件，它可能已由其他服务商受理' : '案件加载失败'}
          error={error}
          onRetry={isGone ? undefined : () => void refetch()}
          actions={<BackLink opened="businessSn" />}
        />
      </div>
    )
  }
  const crumbs = [{ text: deskTitle, to: providerDeskPath }, { text: businessSn }]
  return (
    <div className="wrap">
      <CaseHead detail={data} crumbs={crumbs} />
      {data.provider === null ? <OpenCase detail={data} /> : <HeldCase detail={data} />}
    </div>
  )
}

/** A case that nobody has accepted. Where another provider was faster, the desk shows what is left. */
function OpenCase({ detail }: { detail: TrademarkDetail }) {
  const navigate = useNavigate()
  return (
    <DetailLayout
      lead={
        <Notice
          actions={
            <ActButtons
              detail={detail}
              acts={detail.can.filter((act) => act === 'accept')}
              onConflict={() => void navigate(providerDeskPath)}
            />
          }
        >
          受理后可见联系人、申请人和文件。
        </Notice>
      }
      side={<CaseSide detail={detail} viewer="provider" />}
    >
      <CaseMark detail={detail} />
      <CaseGoods detail={detail} />
    </DetailLayout>
  )
}

/** A case of the provider's own: what it may do next, then all that the application holds. */
function HeldCase({ detail }: { detail: TrademarkDetail }) {
  const { can, fileState, nextStep } = detail
  const isOver = fileState === 18 || fileState === 99
  return (
    <DetailLayout
      lead={
        isOver ? (
          <CaseResult detail={detail} viewer="provider" />
        ) : (
          <Notice title={detail.fileStateText}>
            <Stack gap={12}>
              <p>{nextStep.text}</p>
              {can.length > 0 && <ActButtons detail={detail} acts={can} />}
            </Stack>
          </Notice>
        )
      }
      side={<CaseSide detail={detail} viewer="provider" />}
    >
      <CaseParts detail={detail} viewer="provider">
        <Buttons className="no-print">
          <RemarkButton detail={detail} />
        </Buttons>
      </CaseParts>
    </DetailLayout>
  )
}

function RemarkButton({ detail }: { detail: TrademarkDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="edit" onClick={() => setOpen(true)}>
        写备注
      </Button>
      <Suspense>{isOpen && <RemarkDialog detail={detail} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
