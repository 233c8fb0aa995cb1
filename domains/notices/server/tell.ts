import {
  activeStaffIds,
  approvedProviderIds,
  contactsOf,
  staffHolding,
  type UserContact,
} from '@portal/accounts/server'
import { type JobCtx, type NoticeEntry, type Occurrence, type OutsideReader, publish } from '@portal/platform/server'
import type { OutwardChannel } from '../contract/channels.ts'
import { readMutes } from './mutes.ts'
import { deliveries, notices } from './notice.table.ts'
import { noticesSettings } from './notices.settings.ts'
import { maskedFor, offeredChannels, sealField } from './outward.ts'

type TellCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'cipher' | 'config' | 'log'>
type Delivery = typeof deliveries.$inferInsert

/** The event that asks to send a delivery of this channel; each channel has a queue of its own. */
export const dueEvent = (channel: OutwardChannel): string => `notice.${channel}_due`

/**
 * Tells everybody whom an event concerns: always by the bell, by the other channels where they are configured, have an address
 * and are not turned off; a reader without an account by mail, or by the gateway, alone. When an event is delivered twice, its rows exist already
 * and nothing is sent twice.
 */
export const tell = (ctx: TellCtx, entry: NoticeEntry, data: unknown, occurrence: Occurrence): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const given = data as never
    const news = { eventId: occurrence.id, event: entry.event, link: entry.link(given) }
    const to = await readersOf(inside, entry, given)
    if (to === null) return
    if (typeof to === 'object' && 'sealed' in to) {
      return tellOutside(inside, { ...news, papers: entry.papers?.(given) ?? null }, to)
    }
    const people = await contactsOf(inside, typeof to === 'string' ? [to] : to)
    if (people.size === 0) return
    const words = await wordsFor(inside, entry, given)
    await tx
      .insert(notices)
      .values(
        [...people.keys()].map((userId) => ({ ...news, words, id: ctx.newId(), userId, createTime: occurrence.at })),
      )
      .onConflictDoNothing()
    const ways = [...people.keys()].map((userId): Way => ({ channel: 'inApp', userId, address: null }))
    ways.push(...(await outwardWays(inside, entry, people)))
    const now = ctx.now()
    await addDeliveries(
      inside,
      ways.map((way) => ({ ...news, ...way, ...startOf(way, now), id: ctx.newId(), createTime: now })),
    )
  })

/**
 * The words of the matter, for the bell. They are read behind a savepoint: where they cannot be had, the news goes out all the
 * same and the bell shows the general sentence of its entry.
 */
const wordsFor = async (ctx: TellCtx, { event, words }: NoticeEntry, given: never): Promise<string | null> => {
  if (!words) return null
  try {
    return await ctx.db.transaction((db) => words({ ...ctx, db }, given))
  } catch (error) {
    ctx.log.error({ err: error, event }, 'a notice goes out without the words of its matter')
    return null
  }
}

/** Adds deliveries and asks to send them; those that exist already are not sent again. */
const addDeliveries = async (ctx: TellCtx, rows: Delivery[]): Promise<void> => {
  const added = await ctx.db
    .insert(deliveries)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: deliveries.id, channel: deliveries.channel })
  for (const { id, channel } of added) {
    if (channel !== 'inApp') await publish(ctx, dueEvent(channel), { id })
  }
}

type News = Pick<Delivery, 'eventId' | 'event' | 'link' | 'papers'>

/** Tells a reader without an account by the one way that he left; where this portal does not have it he is not reached. */
const tellOutside = async (ctx: TellCtx, news: News, reader: OutsideReader): Promise<void> => {
  const { sealed, place, byPhone, linkEnd: end } = reader
  const channel = byPhone ? 'webhook' : 'mail'
  if (!offeredChannels(ctx.config).includes(channel)) return
  const id = ctx.newId()
  const address = ctx.cipher.open(sealed, place)
  const way = { channel, userId: null, address: maskedFor(channel, { email: address, phone: address }) } as const
  const kept = {
    sealedAddress: sealField(ctx, 'sealedAddress', id, address),
    linkEnd: sealField(ctx, 'linkEnd', id, end ? ctx.cipher.open(end.sealed, end.place) : null),
    createTime: ctx.now(),
  }
  await addDeliveries(ctx, [{ ...news, ...way, ...kept, ...startOf(way, ctx.now()), id }])
}

const readersOf = async (ctx: Pick<TellCtx, 'db'>, entry: NoticeEntry, given: never) => {
  if (entry.to === 'staff') return deskOf(ctx, entry, given)
  return entry.to === 'providers' ? approvedProviderIds(ctx) : entry.to(given)
}

const deskOf = async (ctx: Pick<TellCtx, 'db'>, { alone, holding }: NoticeEntry, given: never): Promise<string[]> => {
  const desk = await (holding === undefined ? activeStaffIds(ctx) : staffHolding(ctx, holding))
  const one = alone?.(given)
  return one && desk.includes(one) ? [one] : desk
}

type Way = Pick<Delivery, 'channel'> & { userId: string | null; address: string | null }

/** The first state of a delivery. What the bell shows counts as sent as soon as its row is written. */
const startOf = ({ channel }: Way, now: Date): Pick<Delivery, 'state' | 'attempts' | 'lastTryTime'> =>
  channel === 'inApp' ? { state: 'sent', attempts: 1, lastTryTime: now } : { state: 'waiting' }

const outwardWays = async (
  ctx: TellCtx,
  { event }: NoticeEntry,
  people: ReadonlyMap<string, UserContact>,
): Promise<Way[]> => {
  const offered = offeredChannels(ctx.config)
  const { webhook } = noticesSettings(ctx.config)
  const isMuted = await readMutes(ctx, [...people.keys()], { event })
  const toPeople = [...people].flatMap(([userId, contact]) =>
    offered
      .filter((channel) => !isMuted(userId, event, channel))
      .map((channel) => ({ channel, userId, address: maskedFor(channel, contact) }))
      .filter(({ address }) => address !== null),
  )
  // A gateway that gets no phone numbers is called once for an event, however many users the event concerns.
  const toGateway: Way[] = webhook?.phone === false ? [{ channel: 'webhook', userId: null, address: null }] : []
  return [...toPeople, ...toGateway]
}
