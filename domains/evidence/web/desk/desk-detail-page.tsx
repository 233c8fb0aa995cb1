import { RecordLogLink } from '@portal/accounts/web'
import {
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  dayText,
  ErrorView,
  Fold,
  Log,
  momentText,
  momentWords,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  Thumb,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { DeskDetail } from '../../contract/desk.ts'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { slotTitle } from '../../contract/slots.ts'
import { basicLabels } from '../parts/basic-labels.ts'
import { DigestText } from '../parts/digest-text.tsx'
import css from '../parts/evidence-detail.module.css'
import { ProofTag, StateTag } from '../parts/evidence-tags.tsx'
import { LooksLog } from '../parts/looks-log.tsx'
import { preciseText } from '../parts/precise-text.ts'
import { FileTile, SlotGallery } from '../parts/slot-gallery.tsx'
import { TechnicalDetails } from '../parts/technical-details.tsx'
import { proofLines } from '../proof/proof-lines.ts'
import { ProofList } from '../proof/proof-panel.tsx'
import { OpenDocument } from './open-document.tsx'
import { Recheck } from './recheck.tsx'
import { RevealIdCard } from './reveal-id-card.tsx'

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
  if (error) return <ErrorView title="存证详情加载失败" error={error} onRetry={() => void refetch()} />
  return <Skeleton rows={6} rowHeight={72} />
}

function DeskDetailView({ detail }: { detail: DeskDetail }) {
  const { evidenceNo, state, title, customer, statements, findings, looks } = detail
  const proof = statements.at(-1)?.proof
  return (
    <>
      <DetailHead
        picture={<Thumb size="head" scene="booth" alt="" />}
        title={title}
        tag={
          <>
            <StateTag state={state} />
            {state === 1 && <ProofTag of={detail} />}
          </>
        }
        number={evidenceNo}
        meta={`${momentWords(detail.createTime)} 创建 · ${customer.companyName ?? customer.username}`}
        actions={<RecordLogLink kind="evidence" of={evidenceNo} />}
      />
      <DetailLayout
        lead={findings.length > 0 && <Findings detail={detail} />}
        side={
          proof && (
            <Card title="用什么证明">
              <ProofList lines={proofLines(proof)} />
            </Card>
          )
        }
      >
        <Stack gap={24}>
          <Card tone="bare" title="客户与展会">
            <DescriptionList items={factsOf(detail)} />
          </Card>
          <div>
            <SlotGallery
              files={detail}
              tile={(slot, file) => (
                <FileTile key={slot} slot={slot} file={file} large={file.viewUrl ?? undefined}>
                  {file.masked && file.problem === null && <OpenDocument evidenceNo={evidenceNo} slot={slot} />}
                  {file.url && (
                    <a
                      className="btn btn-text"
                      href={file.url}
                      download={file.fileName}
                      aria-label={`下载 ${slotTitle(slot)}`}
                    >
                      下载
                    </a>
                  )}
                </FileTile>
              )}
            />
          </div>
          <Card tone="bare" title="查看记录">
            {looks.length === 0 && <Quiet>还没有人看过出入境材料和证件号码。</Quiet>}
            <LooksLog looks={looks} />
          </Card>
        </Stack>
        <Fold title="技术细节" aside="文件指纹、日志位置">
          <TechnicalDetails detail={detail} sender="提交者" />
        </Fold>
      </DetailLayout>
    </>
  )
}

/** Which kept files are no longer as they were received, and the way to have them read again. */
function Findings({ detail: { evidenceNo, findings } }: { detail: DeskDetail }) {
  return (
    <Card title="核查发现" actions={<Recheck evidenceNo={evidenceNo} />}>
      <Log
        label="核查发现"
        entries={findings}
        timeText={preciseText}
        line={({ slot, fileName, found, time, expected, actual }) => ({
          time,
          parts: [
            <span key="found" className={found === 'restored' ? undefined : css.problem}>
              {slot && `${slotTitle(slot)}：`}
              {fileName} {foundTexts[found]}
            </span>,
          ],
          below: (
            <>
              <DigestText sha256={expected} note="收到时" />
              {actual !== null && <DigestText sha256={actual} note="现在" />}
            </>
          ),
        })}
      />
    </Card>
  )
}

const factsOf = (detail: DeskDetail) => {
  const { evidenceNo, customer, obligeeName, idCard, lxrPhone, exhibitionName, exhibitionTime } = detail
  return [
    { term: '用户名', detail: customer.username },
    { term: '企业', detail: customer.companyName },
    { term: basicLabels.obligeeName, detail: obligeeName },
    { term: basicLabels.idCard, detail: <RevealIdCard evidenceNo={evidenceNo} idCard={idCard} /> },
    { term: basicLabels.lxrPhone, detail: <a href={`tel:${lxrPhone}`}>{lxrPhone}</a> },
    { term: basicLabels.exhibitionName, detail: exhibitionName },
    { term: basicLabels.exhibitionTime, detail: dayText(exhibitionTime) },
    { term: basicLabels.exhibitionAddress, detail: detail.exhibitionAddress },
    { term: '创建时间', detail: momentText(detail.createTime) },
    { term: '封存时间', detail: momentText(detail.sealedAt) },
  ]
}
