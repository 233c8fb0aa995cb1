import { type Ctx, publish } from '@portal/platform/server'
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
