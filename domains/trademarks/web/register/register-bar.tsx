import type { Picked } from '@portal/nice/web'
import { Button, FootBar, phoneWidth, useCurrentForm, useMedia } from '@portal/platform/web'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { notYetWords } from './not-yet-words.ts'

/** The specification names the final button of an international registration. */
const reportWords = { sbzc: '生成检索报告', gjsbzc: '获取品牌注册检索报告' } as const satisfies Record<
  TrademarkKind,
  string
>

interface RegisterBarProps {
  kind: TrademarkKind
  /** A mark without words cannot be compared, so that there is nothing to report. */
  canReport: boolean
  picked: Picked
  sum: string | undefined
  onSubmit: () => void
}

/**
 * The foot of the form: what is chosen and what it costs, the report, and in place of the submission that it is not open yet. On a
 * phone the picker has a bar of its own, so that this one stays at the end.
 */
export function RegisterBar({ kind, canReport, picked, sum, onSubmit }: RegisterBarProps) {
  const form = useCurrentForm()
  const isPhone = useMedia(phoneWidth)
  const items = picked.reduce((count, { service_nice_min }) => count + service_nice_min.length, 0)
  const chosen = `已选 ${picked.length} 类 ${items} 项`
  return (
    <FootBar failure={form?.failure?.msg} still={isPhone} note={sum === undefined ? chosen : `${chosen} · ${sum}`}>
      <Button onClick={onSubmit}>{notYetWords}</Button>
      {canReport && (
        <Button type="submit" variant="primary" busy={form?.busy} busyText="正在生成…">
          {reportWords[kind]}
        </Button>
      )}
    </FootBar>
  )
}
