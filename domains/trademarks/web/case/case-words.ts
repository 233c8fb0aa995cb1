import type { NextStep, TimelineEntry } from '../../contract/file/detail.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import type { CaseViewer } from './case-reads.ts'

/** What a registration abroad rests on, as `basicType` says it. */
export const basicTypeLabels = { 1: '国内申请', 2: '国内注册' } as const

const offices = { sbzc: '商标局', gjsbzc: '审查机构' } as const satisfies Record<TrademarkKind, string>

const own = '您'
const whoWords = { customer: '客户', provider: '服务商', staff: '平台', nobody: '没有人，事情已结束' } as const
const viewerIs = { owner: 'customer', provider: 'provider', staff: 'staff' } as const satisfies Record<
  CaseViewer,
  NextStep['who']
>

/** Who acts next, as the viewer is told: he himself is 您. */
export const turnWords = (
  who: NextStep['who'],
  { viewer, kind }: { viewer: CaseViewer; kind: TrademarkKind },
): string => {
  if (who === viewerIs[viewer]) return own
  return who === 'office' ? offices[kind] : whoWords[who]
}

const performers = { owner: '客户', provider: '服务商', staff: '平台', portal: '系统' } as const satisfies Record<
  TimelineEntry['by'],
  string
>

/** Who took a step, as the viewer is told. */
export const stepBy = (by: TimelineEntry['by'], viewer: CaseViewer): string => (by === viewer ? own : performers[by])
