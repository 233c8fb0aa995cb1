import { Paged, Stack, useListPart } from '@portal/platform/web'
import { evidenceApi } from '../../contract/endpoints.ts'
import { lookKindLabels } from '../../contract/looks.ts'
import { slotTitle } from '../../contract/slots.ts'
import { preciseText } from '../parts/precise-text.ts'
import css from './evidence-detail.module.css'

/** Who looked at travel documents and numbers, when and why. */
export function LooksList({ id }: { id: string }) {
  const looks = useListPart(evidenceApi.ownLooks, { query: { id }, pageSize: 10, staleTime: 0 })
  return (
    <Paged
      pages={looks}
      name="查看记录"
      skeleton={{ rows: 2, rowHeight: 28 }}
      empty={<p className={css.none}>还没有人看过您的出入境材料和证件号码。</p>}
      short
    >
      {(rows) => (
        <Stack as="ul" gap={8} className={css.looks}>
          {rows.map(({ time, actor, kind, slot, reason }) => (
            <li key={`${time}${actor}${kind}${slot}`}>
              <time dateTime={new Date(time).toISOString()}>{preciseText(time)}</time>
              <span>{actor}</span>
              <span>
                {lookKindLabels[kind]}
                {slot && `：${slotTitle(slot)}`}
              </span>
              {reason && <span>原因：{reason}</span>}
            </li>
          ))}
        </Stack>
      )}
    </Paged>
  )
}
