import { useMay } from '@portal/accounts/web'
import {
  Button,
  call,
  DeskHead,
  ErrorView,
  Notice,
  queryOf,
  Skeleton,
  Stack,
  toast,
  useAction,
  useReload,
} from '@portal/platform/web'
import { logDeskApi } from '@portal/proofs/contract'
import { useQuery } from '@tanstack/react-query'
import { AuditsCard } from './audits-card.tsx'
import { ChainCard } from './chain-card.tsx'
import { DamagedCard } from './damaged-card.tsx'
import { LogCard } from './log-card.tsx'
import { PendingCard } from './pending-card.tsx'
import { StampsCard } from './stamps-card.tsx'
import { WitnessCard } from './witness-card.tsx'

/** How often the page asks again: often enough to see a time-stamp arrive, seldom enough to stay open all day. */
const everyMs = 10_000
const reads = [logDeskApi.logState, logDeskApi.audits]

/** The state of the evidence log, who witnesses and stamps it, and whether audits found it to be still what was signed. */
export function LogPage() {
  const reload = useReload(reads)
  const mayAudit = useMay('evidence.act')
  const state = useQuery({ ...queryOf(logDeskApi.logState, {}), refetchInterval: everyMs })
  const audit = useAction(async () => {
    const { size, findings } = await call(logDeskApi.auditNow, {})
    await reload()
    if (findings.length === 0) toast(`审计完成：${size} 条全部一致`)
    else toast(`审计发现 ${findings.length} 处不一致`, 'error')
  })
  const { data, error, refetch } = state
  return (
    <>
      <DeskHead title="存证日志">
        {mayAudit && (
          <Button size="small" busy={audit.busy} busyText="正在审计…" onClick={() => void audit.run()}>
            立即审计
          </Button>
        )}
      </DeskHead>
      <Stack gap={20}>
        {!data && !error && <Skeleton rows={12} rowHeight={96} />}
        {!data && error && <ErrorView title="存证日志加载失败" error={error} onRetry={() => void refetch()} />}
        {data?.halted && (
          <Notice tone="error" title="日志已停止签署">
            <p>见证人看到的历史与本平台不一致（{data.halted}）。新的存证已收下，等待签署；请按运维手册核对后再恢复。</p>
          </Notice>
        )}
        {data && (
          <>
            <LogCard state={data} />
            <PendingCard state={data} />
            <WitnessCard state={data} />
            <StampsCard state={data} />
            <ChainCard state={data} />
          </>
        )}
        <AuditsCard />
        <DamagedCard />
      </Stack>
    </>
  )
}
