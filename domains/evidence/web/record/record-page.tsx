import { copyTitle } from '@portal/files/contract'
import {
  Button,
  Card,
  ErrorView,
  isCallError,
  LinkButton,
  PageHead,
  queryOf,
  Skeleton,
  Stack,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import type { PublicRecord } from '../../contract/detail.ts'
import { evidenceApi } from '../../contract/endpoints.ts'
import { allProvedOutside } from '../../contract/outside-proof.ts'
import { slotTitle } from '../../contract/slots.ts'
import { ProofTag } from '../parts/evidence-tags.tsx'
import { FileDigests } from '../parts/file-digests.tsx'
import css from '../parts/parts.module.css'
import { preciseText } from '../parts/precise-text.ts'
import { crumbsTo, verifyPath } from '../paths.ts'
import { ProofPanel } from '../proof/proof-panel.tsx'
import { CompareCard } from './compare-card.tsx'

const search = z.object({ no: textParam() })
const title = '存证公开记录'

/** What anyone may see of a sealed record by its number. The address `/e/{no}` in printed codes leads to this page. */
export function RecordPage() {
  const [{ no }, patch] = useSearch(search)
  return (
    <>
      <PageHead
        title={title}
        lead="凭存证编号查看状态、文件指纹和时间；不含个人信息，不含文件。"
        crumbs={crumbsTo(title)}
      />
      <Stack gap={20} className="wrap page">
        <NumberForm key={no ?? ''} no={no ?? ''} onFind={(next) => patch({ no: next })} />
        {no && <Found no={no} />}
      </Stack>
    </>
  )
}

function NumberForm({ no, onFind }: { no: string; onFind: (no: string) => void }) {
  const [typed, setTyped] = useState(no)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim().toUpperCase()
    if (wanted !== '') onFind(wanted)
  }
  return (
    <form aria-label="按编号查看" className="row" onSubmit={onSubmit}>
      <label htmlFor="evidence-number">存证编号</label>
      <input
        id="evidence-number"
        className={css.number}
        value={typed}
        placeholder="EV20261120xxxxxx"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary">
        查看
      </Button>
    </form>
  )
}

function Found({ no }: { no: string }) {
  const { data, error, refetch } = useQuery(queryOf(evidenceApi.publicRecord, { params: { evidenceNo: no } }))
  if (data) return <Record record={data} />
  if (isCallError(error) && error.status === 'U00404')
    return (
      <ErrorView
        title="没有这个编号的公开记录"
        error={error}
        actions={
          <LinkButton to={verifyPath} variant="text">
            有证据包，去核验
          </LinkButton>
        }
      />
    )
  if (error) return <ErrorView title="公开记录加载失败" error={error} onRetry={() => void refetch()} />
  return <Skeleton rows={6} rowHeight={90} />
}

function Record({ record }: { record: PublicRecord }) {
  const { evidenceNo, proof, sealedAt, files, statements } = record
  const provedOutside = allProvedOutside(statements.map((statement) => statement.proof))
  return (
    <Stack gap={20}>
      <Card title={evidenceNo} actions={<ProofTag of={{ proof, provedOutside }} />}>
        <p>
          {preciseText(sealedAt)} 封存（本平台时钟），共 {files.length} 份文件，{statements.length} 份证明。
        </p>
      </Card>
      <CompareCard files={files} />
      <ProofPanel statements={statements} />
      <Card title="文件指纹">
        <ol className="lines">
          {files.map(({ slot, size, sha256, sm3, receivedAt, isCopy }) => (
            <li key={slot}>
              <FileDigests
                title={`${slotTitle(slot)}${isCopy ? `（${copyTitle}）` : ''}`}
                meta={`${size} 字节 · ${preciseText(receivedAt)} 收到（本平台时钟）`}
                sha256={sha256}
                sm3={sm3}
              />
            </li>
          ))}
        </ol>
      </Card>
    </Stack>
  )
}
