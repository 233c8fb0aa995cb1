import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import type { NoticeEntry, OutsideReader, ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { eq } from 'drizzle-orm'
import { catalogueOf } from '../server/catalogue.ts'
import { deliver } from '../server/deliver.ts'
import { noticesServer } from '../server/index.ts'
import { deliveries } from '../server/notice.table.ts'
import { tell } from '../server/tell.ts'

type ParcelEvent = { parcel: string; userId: string; reader: OutsideReader | null }

const toDesk: NoticeEntry = {
  event: 'parcel.sent',
  name: '收到包裹',
  to: 'staff',
  text: '收到一个新的包裹。',
  link: ({ parcel }: ParcelEvent) => `/admin.html#/parcels/${parcel}`,
}
const toOwner: NoticeEntry = {
  event: 'parcel.opened',
  name: '包裹已拆开',
  to: ({ userId, reader }: ParcelEvent) => reader ?? userId,
  text: '您的一个包裹已拆开。',
  link: ({ parcel }: ParcelEvent) => `/#/home/parcels?no=${parcel}`,
  ending: { text: '不再等包裹：', link: '/#/home/parcels' },
}
const toGuest: NoticeEntry = {
  event: 'parcel.shared',
  name: '请您收包裹',
  to: ({ reader }: ParcelEvent) => reader,
  saysText: true,
  always: true,
  text: '请打开以下链接收包裹：',
  link: () => '/#/home/parcels',
}
/** News of a domain that tests make up. */
export const parcelNotices = { toDesk, toOwner, toGuest }

type Delivery = typeof deliveries.$inferSelect

export type NoticesApp = TestApp & {
  people: People
  domains: readonly ServerDomain[]
  /** The event of its entry reaches this domain; answers the event's id, by which it may come again. */
  happens: (
    entry: NoticeEntry,
    given: { parcel?: string; userId?: string; reader?: OutsideReader | null; id?: string; at?: Date },
  ) => Promise<string>
  deliveriesOf: (eventId: string) => Promise<Delivery[]>
  /** One try of a delivery, as the queue makes it; answers what it threw. */
  attempt: (id: string | undefined) => Promise<string | undefined>
}

/** This domain with accounts on a database of its own, the demonstration users, and the given settings. */
export const createNoticesApp = async (env: Record<string, string> = {}): Promise<NoticesApp> => {
  const domains = [accountsServer, noticesServer(Object.values(parcelNotices), { allowHttp: true })]
  const portal = await createTestApp({ domains, authenticate, env: { PUBLIC_URL: 'https://portal.test', ...env } })
  return {
    ...portal,
    domains,
    people: await createPeople(portal),
    happens: async (
      entry,
      { parcel = 'P1', userId = '', reader = null, id = portal.ctx.newId(), at = portal.clock.now() },
    ) => {
      await tell(portal.ctx, entry, { parcel, userId, reader }, { id, at })
      return id
    },
    deliveriesOf: (eventId) => portal.ctx.db.select().from(deliveries).where(eq(deliveries.eventId, eventId)),
    attempt: (id = '') =>
      deliver({ ...portal.ctx, catalogue: catalogueOf(Object.values(parcelNotices)) }, id).then(
        () => undefined,
        (error: Error) => error.message,
      ),
  }
}
