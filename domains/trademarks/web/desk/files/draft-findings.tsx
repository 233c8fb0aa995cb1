import { ErrorView, Notice, Quiet, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { deskTrademarksApi } from '../../../contract/desk-file-endpoints.ts'
import type { DraftCheck } from '../../../contract/file/draft-check.ts'
import styles from './desk-files.module.css'

const beyond = '草稿比订单多写的内容不在比对之内，请人工核对。'

/** What the words of the draft lack of the order; whoever reviews is not spared reading both. */
export function DraftFindings({ businessSn }: { businessSn: string }) {
  const { data, error, refetch } = useQuery(queryOf(deskTrademarksApi.draftCheck, { params: { businessSn } }))
  return (
    <div className={styles.findings} aria-live="polite">
      {error ? (
        <ErrorView title="草稿没有比对成功" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Quiet>正在比对草稿与订单…</Quiet>
      ) : (
        <Findings {...data} />
      )}
    </div>
  )
}

function Findings({ isReadable, lines }: DraftCheck) {
  if (!isReadable) return <Notice tone="warning" title="草稿里没有可以比对的文字，可能是扫描件，请逐项人工核对。" />
  const missing = lines.filter(({ isFound }) => !isFound)
  if (missing.length === 0)
    return (
      <Notice tone="success" title={`订单的 ${lines.length} 项内容，草稿里都有`}>
        {beyond}
      </Notice>
    )
  return (
    <Notice tone="warning" title={`订单的 ${lines.length} 项内容，有 ${missing.length} 项在草稿里没有找到`}>
      <ul className="bullets">
        {missing.map(({ label, text }) => (
          <li key={`${label} ${text}`}>
            {label}：<mark>{text}</mark>
          </li>
        ))}
      </ul>
      <p>{beyond}</p>
    </Notice>
  )
}
