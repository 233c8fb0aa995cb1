import { Button, DescriptionList, Dialog, momentText, Stack } from '@portal/platform/web'
import type { VersionRow } from '../../contract/rule-versions.ts'
import { amountWords } from '../../proof/step-words.ts'
import { actorWords, deliveryWords, lastDayWords, rollWords, spanWords, stateWords, waysWords } from './rule-words.ts'
import { SourceWords } from './source-words.tsx'
import { isNewest, type OpenedVersion } from './staff-rules.ts'

interface VersionDialogProps {
  row: VersionRow
  rows: readonly VersionRow[]
  onOpen: (opened: OpenedVersion) => void
  onClose: () => void
}

/** All that one version says, and what may be done with it. */
export function VersionDialog({ row, rows, onOpen, onClose }: VersionDialogProps) {
  return (
    <Dialog
      open
      size="side"
      title={`${row.name} 第 ${row.version} 版`}
      onClose={onClose}
      actions={
        <>
          {isNewest(rows, row) && <Button onClick={() => onOpen({ window: 'write', row })}>写新版本</Button>}
          {row.can.includes('check') && (
            <Button variant="primary" onClick={() => onOpen({ window: 'check', row })}>
              核对
            </Button>
          )}
        </>
      }
    >
      <Stack gap={20}>
        <DescriptionList items={[...counting(row), ...standing(row)]} />
      </Stack>
    </Dialog>
  )
}

const byMonths = ({ period }: VersionRow): boolean => period?.unit === 'month' || period?.unit === 'year'

/** How the version counts. */
const counting = (row: VersionRow) => {
  const { trigger, deemedDays, period, extension, calendar, zone, lastDay, roll, ways, suspendable, actor, kinds } = row
  const back = period?.direction === 'before' ? '届满前 ' : ''
  return [
    { term: '起算事由', detail: trigger.name },
    { term: '送达', detail: trigger.deliveries.map((one) => deliveryWords[one]).join('、') },
    ...(deemedDays === null ? [] : [{ term: '推定送达', detail: `发出满 ${deemedDays} 日` }]),
    { term: '期限', detail: period && `${back}${amountWords(period)}` },
    ...(byMonths(row) ? [{ term: '届满日', detail: lastDayWords[lastDay] }] : []),
    { term: '顺延', detail: rollWords[roll] },
    { term: '工作日历', detail: calendar === null ? '由使用人选择成员国' : `${calendar}，时区 ${zone}` },
    { term: '提交', detail: waysWords(ways) },
    { term: '中止', detail: suspendable ? '可以中止' : '没有中止' },
    { term: '延长', detail: extension === null ? '不能延长' : `可以延长 ${amountWords(extension)}` },
    { term: '行为人', detail: actorWords[actor] },
    { term: '用于事项', detail: kinds.join('、') },
  ]
}

/** From when it holds, on what it rests, and who wrote and checked it. */
const standing = (row: VersionRow) => {
  const { state, source, author, savedAt, checker, checkedAt, unchecked } = row
  return [
    { term: '适用', detail: state === 'replaced' ? '未曾适用' : spanWords(row) },
    { term: '依据', detail: <SourceWords row={row} />, wide: true },
    { term: '核对', detail: source?.checkedOn ? `${stateWords[state]}，${source.checkedOn}` : stateWords[state] },
    { term: '编写', detail: author === null ? '系统自带' : `${author}，${momentText(savedAt)}` },
    ...(checker === null || checkedAt === null
      ? []
      : [{ term: '核对人', detail: `${checker}，${momentText(checkedAt)}` }]),
    ...(state === 'unchecked'
      ? [{ term: '核对前告诉客户', detail: unchecked ?? '请按通知所载日期登记', wide: true }]
      : []),
  ]
}
