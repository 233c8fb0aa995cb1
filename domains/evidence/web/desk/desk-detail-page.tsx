import {
  Card,
  CaseHead,
  DescriptionList,
  dayText,
  ErrorView,
  LinkButton,
  momentText,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { DeskDetail } from '../../contract/desk.ts'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { lookKindLabels } from '../../contract/looks.ts'
import { slotTitle } from '../../contract/slots.ts'
import { basicLabels } from '../parts/basic-labels.ts'
import { DigestText } from '../parts/digest-text.tsx'
import { ProofTag, StateTag } from '../parts/evidence-tags.tsx'
import { preciseText } from '../parts/precise-text.ts'
import { ProofPanel } from '../proof/proof-panel.tsx'
import css from './desk-detail.module.css'
import { OpenDocument } from './open-document.tsx'
import { Recheck } from './recheck.tsx'
import { RevealIdCard } from './reveal-id-card.tsx'
import { SlotFiles } from './slot-files.tsx'

const foundTexts = { lost: '已丢失', altered: '与收到时不一致', restored: '已恢复，与收到时一致' } as const

/** A record as staff see it: they can change nothing in it, and must give a reason before they see personal data. */
export function DeskDetailPage() {
  const { evidenceNo = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(evidenceDeskApi.deskDetail, { params: { evidenceNo } }),
    // Each request is recorded as a look, which the owner can see, so that none is made that the reader did not want.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data) return <DeskDetailView detail={data} />
  if (error)
    return <ErrorView title="存证详情加载失败" error={error} onRetry={() => void refetch()} actions={<BackLink />} />
  return <Skeleton rows={6} rowHeight={72} />
}

function DeskDetailView({ detail }: { detail: DeskDetail }) {
  const { evidenceNo, state, customer, statements, findings, looks } = detail
  return (
    <Stack gap={20}>
      <CaseHead
        number={evidenceNo}
        tags={
          <>
            <StateTag state={state} />
            {state === 1 && <ProofTag of={detail} />}
          </>
        }
      >
        <BackLink />
      </CaseHead>
      {findings.length > 0 && (
        <Card title="核查发现" actions={<Recheck evidenceNo={evidenceNo} />}>
          <Stack as="ul" gap={8} className={css.looks}>
            {findings.map(({ slot, fileName, found, time, expected, actual }) => (
              <li key={`${fileName}${time}`}>
                <time dateTime={new Date(time).toISOString()}>{preciseText(time)}</time>
                <span className={found === 'restored' ? undefined : css.problem}>
                  {slot && `${slotTitle(slot)}：`}
                  {fileName} {foundTexts[found]}
                </span>
                <DigestText sha256={expected} note="收到时" />
                {actual !== null && <DigestText sha256={actual} note="现在" />}
              </li>
            ))}
          </Stack>
        </Card>
      )}
      {statements.length > 0 && <ProofPanel statements={statements} />}
      <Card title="客户与展会">
        <DescriptionList
          items={[
            { term: '用户名', detail: customer.username },
            { term: '企业', detail: customer.companyName },
            { term: basicLabels.obligeeName, detail: detail.obligeeName },
            {
              term: basicLabels.idCard,
              detail: <RevealIdCard evidenceNo={evidenceNo} idCard={detail.idCard} />,
            },
            { term: basicLabels.lxrPhone, detail: <a href={`tel:${detail.lxrPhone}`}>{detail.lxrPhone}</a> },
            { term: basicLabels.exhibitionName, detail: detail.exhibitionName },
            { term: basicLabels.exhibitionTime, detail: dayText(detail.exhibitionTime) },
            { term: basicLabels.exhibitionAddress, detail: detail.exhibitionAddress },
            { term: '创建时间', detail: momentText(detail.createTime) },
            { term: '封存时间', detail: momentText(detail.sealedAt) },
          ]}
        />
      </Card>
      <Card title="材料">
        <SlotFiles files={detail} open={(slot) => <OpenDocument evidenceNo={evidenceNo} slot={slot} />} />
      </Card>
      <Card title="查看记录">
        {looks.length === 0 && <p className={css.none}>还没有人看过出入境材料和证件号码。</p>}
        <Stack as="ul" gap={8} className={css.looks}>
          {looks.map(({ time, actor, kind, slot, reason }) => (
            <li key={`${time}${actor}${kind}${slot}`}>
              <time dateTime={new Date(time).toISOString()}>{preciseText(time)}</time>
              <span>{actor}</span>
              <span>
                {lookKindLabels[kind]}
                {slot && `：${slotTitle(slot)}`}
              </span>
              {reason && <span>原因：{reason}</span>}
            </li>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}

function BackLink() {
  return (
    <LinkButton to="/evidence" variant="text">
      返回列表
    </LinkButton>
  )
}
