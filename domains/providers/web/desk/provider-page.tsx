import { accountStatusLabels } from '@portal/accounts/contract'
import { RecordLogLink } from '@portal/accounts/web'
import {
  Button,
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  FieldChanges,
  fileSizeText,
  Gallery,
  Log,
  momentWords,
  Notice,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
  StatusTags,
  Tile,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { historyActLabels, type ProviderAct, type ProviderDetail, providerActLabels } from '../../contract/desk.ts'
import { deskProvidersApi } from '../../contract/desk-endpoints.ts'
import { licenceKindLabels, licenceNoLabel } from '../../contract/licence.ts'
import { ApprovalTag } from '../approval-tag.tsx'
import { ApproveDialog, RejectDialog } from './decide-dialogs.tsx'

/** One provider at the desk: what it handed in, its paper, what was checked, and the decision. */
export function ProviderPage() {
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(queryOf(deskProvidersApi.detail, { params: { id } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error) return <ErrorView title="服务机构加载失败" error={error} onRetry={() => void refetch()} />
  return <ProviderView provider={data} />
}

function ProviderView({ provider }: { provider: ProviderDetail }) {
  const { companyName, username, approvalState, status, handedInTime, createTime, refusal } = provider
  const handedIn = handedInTime === null ? '还没有提交资料' : `${momentWords(handedInTime)} 提交`
  return (
    <>
      <DetailHead
        title={companyName ?? username}
        tag={
          <StatusTags>
            <ApprovalTag state={approvalState} />
            {status === 'disabled' && <StatusTag tone="refused">{accountStatusLabels.disabled}</StatusTag>}
          </StatusTags>
        }
        meta={`${handedIn} · 用户名 ${username} · ${momentWords(createTime)} 注册`}
        actions={
          <>
            <RecordLogLink kind="user" of={provider.id} />
            <Decisions provider={provider} />
          </>
        }
      />
      <DetailLayout
        lead={
          refusal !== null && (
            <Notice tone="warning" title="没有通过审核">
              原因：{refusal}
            </Notice>
          )
        }
        side={<Checked provider={provider} />}
      >
        <Stack gap={24}>
          <HandedIn provider={provider} />
          <Card tone="bare" title="操作记录">
            <Log
              label="操作记录"
              entries={provider.history}
              line={({ act, actor, time, fields }) => ({
                time,
                parts: [actor ?? '系统', historyActLabels[act]],
                below: fields.length > 0 ? <FieldChanges fields={fields} /> : null,
              })}
            />
          </Card>
        </Stack>
      </DetailLayout>
    </>
  )
}

function Decisions({ provider }: { provider: ProviderDetail }) {
  const [open, setOpen] = useState<ProviderAct>()
  const close = () => setOpen(undefined)
  return (
    <>
      {provider.can.includes('reject') && <Button onClick={() => setOpen('reject')}>{providerActLabels.reject}</Button>}
      {provider.can.includes('approve') && (
        <Button variant="primary" onClick={() => setOpen('approve')}>
          {providerActLabels.approve}
        </Button>
      )}
      {open === 'approve' && <ApproveDialog provider={provider} onClose={close} />}
      {open === 'reject' && <RejectDialog provider={provider} onClose={close} />}
    </>
  )
}

/** The format of the paper, where it has no picture to show: PDF. */
const formatOf = (fileName: string): string | undefined => /[^.]+$/.exec(fileName)?.[0].toUpperCase()

function HandedIn({ provider: { companyName, licenceKind, licenceNo, proof } }: { provider: ProviderDetail }) {
  return (
    <Card tone="bare" title="机构提交的资料">
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: '机构名称', detail: companyName, wide: true },
            { term: '代理业务', detail: licenceKind && licenceKindLabels[licenceKind] },
            { term: licenceNoLabel, detail: licenceNo, wide: true },
          ]}
        />
        {proof === null ? (
          <Quiet>没有证明文件</Quiet>
        ) : (
          <Gallery label="证明文件">
            <Tile
              title="证明文件"
              meta={fileSizeText(proof.size)}
              kind={formatOf(proof.fileName)}
              large={proof.viewUrl ?? undefined}
            >
              <Quiet>{proof.fileName}</Quiet>
              <a
                className="btn btn-text"
                href={proof.url}
                download={proof.fileName}
                aria-label={`下载 ${proof.fileName}`}
              >
                下载
              </a>
            </Tile>
          </Gallery>
        )}
      </Stack>
    </Card>
  )
}

/** What staff checked last, beside what was handed in. */
function Checked({ provider: { checked, checkedBy } }: { provider: ProviderDetail }) {
  return (
    <Card title="核对结果">
      {checked === null ? (
        <Quiet>还没有核对过备案号</Quiet>
      ) : (
        <Stack gap={12}>
          {!checked.stands && <Notice tone="warning">此后机构改过资料，以下内容须重新核对。</Notice>}
          <DescriptionList
            items={[
              { term: '备案号', detail: checked.licenceNo },
              { term: '代理业务', detail: licenceKindLabels[checked.licenceKind] },
              { term: '机构名称', detail: checked.companyName, wide: true },
              { term: '核对人', detail: checkedBy },
              { term: '核对时间', detail: momentWords(checked.time) },
            ]}
          />
        </Stack>
      )}
    </Card>
  )
}
