import { type Ctx, publish } from '@portal/platform/server'
import type { Delivery } from '../../contract/file/action.ts'
import type { DeadlineRule } from '../../contract/file/deadlines.ts'
import type { Trademark } from './file.table.ts'

type TellCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

/** What every event of an application carries. None holds the name of a mark, which may not be filed yet. */
export type TrademarkEvent = { businessSn: string; userId: string; providerId: string | null }

const eventOf = ({ businessSn, userId, providerId }: Trademark): TrademarkEvent => ({
  businessSn,
  userId,
  providerId,
})

export const tell = (ctx: TellCtx, event: string, trademark: Trademark, more: object = {}): Promise<void> =>
  publish(ctx, event, { ...eventOf(trademark), ...more })

type Started = { rule: DeadlineRule; trigger: string; delivery: Delivery }

/** A paper has started a period. Who keeps deadlines reckons its last day; nobody else does. */
export const startDeadline = (ctx: TellCtx, trademark: Trademark, started: Started): Promise<void> =>
  tell(ctx, 'trademark.deadline_started', trademark, started)

/** What a period was for is done. */
export const endDeadline = (ctx: TellCtx, trademark: Trademark, rule: DeadlineRule): Promise<void> =>
  tell(ctx, 'trademark.deadline_done', trademark, { rule })
