import { Button, call, ErrorView, momentText, Notice, queryOf, Skeleton, useDeskAct } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { auditApi } from '../contract/endpoints.ts'
import type { Verification } from '../contract/entry.ts'
import { HistoryFaults, historyWords } from './history-faults.tsx'

const reads = [auditApi.verification]
/** How long the page waits for a check, in ms: it reads the whole log. */
const patienceMs = 180_000

const foundWords = ({ ok, firstBad, histories: { faults } }: Verification): string => {
  if (ok) return '未发现改动'
  const found = [
    firstBad !== null && `第 ${firstBad} 条被改动或缺失`,
    faults.length > 0 && `${faults.length} 处业务记录与封存时不符`,
  ]
  return `校验发现异常：${found.filter(Boolean).join('，')}`
}

const titleOf = (view: Verification): string => {
  const { checkedAt, ok, fromSeq, entries } = view
  if (checkedAt === null) return '日志还没有校验过'
  const when = momentText(checkedAt)
  const read = fromSeq === 0 ? `校验了 ${entries} 条` : `从序号 ${fromSeq + 1} 起校验了 ${entries} 条`
  return ok ? `${when} ${read}，${foundWords(view)}` : `${when} ${foundWords(view)}`
}

const toneOf = ({ checkedAt, ok }: Verification) => (checkedAt === null ? 'info' : ok ? 'success' : 'error')

const anchorWords = ({ anchored }: Verification): string =>
  anchored
    ? `序号 ${anchored.seq} 的校验值已于 ${momentText(anchored.at)} 写入存证日志（第 ${anchored.leaf} 条）。`
    : '校验值尚未写入存证日志，每小时写入一次。'

/** What the last check of the log, and a button that checks it now. */
export function VerificationNotice() {
  const { data, error, refetch } = useQuery(queryOf(auditApi.verification, {}))
  const { run, busy } = useDeskAct(reads)
  const verify = () => run(() => call(auditApi.verify, {}, { timeoutMs: patienceMs }))
  if (error) return <ErrorView title="校验结果加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={1} rowHeight={72} />
  return (
    <Notice
      tone={toneOf(data)}
      title={titleOf(data)}
      actions={
        <Button size="small" busy={busy} busyText="正在校验…" onClick={() => void verify()}>
          立即校验
        </Button>
      }
    >
      <p>
        {anchorWords(data)}
        {data.unsealed > 0 && `另有 ${data.unsealed} 条待封存。`}
        {data.archived > 0 && `序号 ${data.archived} 及以前的记录已移入归档文件。`}
        {historyWords(data)}
        校验能发现已写入的记录被改动或删除，不能发现从未写入的操作。
      </p>
      <HistoryFaults faults={data.histories.faults} />
    </Notice>
  )
}
