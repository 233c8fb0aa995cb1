import {
  ActDialog,
  Button,
  Card,
  call,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  momentWords,
  Notice,
  queryOf,
  Skeleton,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { DeskRightDetail } from '../../contract/desk.ts'
import { deskRightsApi } from '../../contract/desk-endpoints.ts'
import { deskRightsPath } from '../../contract/paths.ts'
import { hasClasses, numberLabels, rightStatusLabels, rightTypeLabels } from '../../contract/right-words.ts'
import { DeskPapers } from './desk-papers.tsx'
import { deskReads } from './desk-reads.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

/** One right at the desk: what its owner wrote beside the certificate, and the verdict. */
export function DeskRightPage() {
  const { id = '' } = useParams()
  // Every call is a look that the owner reads of, so that the page makes one for each time that it is opened.
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(deskRightsApi.detail, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error) return <ErrorView title="权利加载失败" error={error} onRetry={() => void refetch()} />
  return <DeskRight right={data} />
}

function DeskRight({ right }: { right: DeskRightDetail }) {
  const { recordName, owner, askedAt, alsoHeldBy } = right
  return (
    <>
      <DetailHead
        title={recordName}
        meta={`${owner.companyName ?? owner.username} · 用户名 ${owner.username}${askedAt === null ? '' : ` · ${momentWords(askedAt)} 申请核对`}`}
        actions={<Verdict right={right} />}
      />
      <DetailLayout
        lead={
          alsoHeldBy.length > 0 && (
            <Notice tone="warning" title="其他账号也登记了同一号码">
              {alsoHeldBy.map(({ username }) => username).join('、')}。只有工作人员能看到，请勿告知客户。
            </Notice>
          )
        }
        side={<Written right={right} />}
      >
        <DeskPapers papers={right.papers} />
      </DetailLayout>
    </>
  )
}

function Verdict({ right: { id, version } }: { right: DeskRightDetail }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'verified' | 'refused'>()
  const close = () => setOpen(undefined)
  const leave = () => void navigate(deskRightsPath, { replace: true })
  return (
    <>
      <Button onClick={() => setOpen('refused')}>不一致</Button>
      <Button variant="primary" onClick={() => setOpen('verified')}>
        一致
      </Button>
      {open === 'verified' && (
        <ActDialog
          title="证书与所填内容一致？"
          confirmText="一致"
          busyText="正在登记…"
          said="已登记：一致"
          reads={deskReads}
          act={async () => {
            await call(deskRightsApi.verify, { params: { id }, body: { result: 'verified', version } })
            leave()
          }}
          onClose={close}
        >
          客户会看到“已核对（证书与所填一致，核对日期）”。请逐项比对类型、名称、号码、权利人、国家和日期。
        </ActDialog>
      )}
      {open === 'refused' && <RefuseDialog id={id} version={version} onClose={close} onDone={leave} />}
    </>
  )
}

function Written({ right }: { right: DeskRightDetail }) {
  const { registerType, classes } = right
  return (
    <Card title="客户所填">
      <DescriptionList
        items={[
          { term: '权利类型', detail: rightTypeLabels[registerType], wide: true },
          { term: '权利名称', detail: right.recordName, wide: true },
          { term: numberLabels[registerType], detail: right.registerNum, wide: true },
          { term: '权利人', detail: right.obligeeName, wide: true },
          { term: '国家/地区', detail: right.countryName },
          { term: '权利状态', detail: rightStatusLabels[right.status] },
          { term: '申请日', detail: right.applicationDate },
          { term: '起始日', detail: right.rightBeginDate },
          { term: '届满日', detail: right.rightEndDate },
          ...(hasClasses(registerType) ? [{ term: '类别', detail: classes.join('、') }] : []),
        ]}
      />
    </Card>
  )
}
