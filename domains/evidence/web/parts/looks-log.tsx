import { Log } from '@portal/platform/web'
import { type Look, lookKindLabels } from '../../contract/looks.ts'
import { slotTitle } from '../../contract/slots.ts'
import { preciseText } from './precise-text.ts'

/** Who looked at travel documents and numbers, when and why; the owner and the desk see the same lines. */
export function LooksLog({ looks }: { looks: readonly Look[] }) {
  return (
    <Log
      label="查看记录"
      entries={looks}
      timeText={preciseText}
      line={({ time, actor, kind, slot, reason }) => ({
        time,
        parts: [actor, `${lookKindLabels[kind]}${slot ? `：${slotTitle(slot)}` : ''}`, reason && `原因：${reason}`],
      })}
    />
  )
}
