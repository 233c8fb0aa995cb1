import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NoticeChannel, OutwardChannel } from '../contract/channels.ts'
import type { DeliveryState } from '../contract/deliveries.ts'

/** News for one user, shown by the bell. An event makes at most one for each user, however often it is delivered. */
export const notices = pgTable(
  'notice',
  {
    id: uuid().primaryKey(),
    eventId: text('event_id').notNull(),
    event: text().notNull(),
    userId: uuid('user_id').notNull(),
    link: text().notNull(),
    /** When it happened, not when it was told. */
    createTime: moment('created_at').notNull(),
    readTime: moment('read_at'),
  },
  (table) => [
    unique('notice_once').on(table.eventId, table.userId),
    index('notice_of_user').on(table.userId, table.createTime, table.id),
    index('notice_unread').on(table.userId).where(sql`${table.readTime} is null`),
    index('notice_read').on(table.readTime),
  ],
)

/** The delivery log: each way that a piece of news takes, once. Its id is the receipt that the other side is given. */
export const deliveries = pgTable(
  'notice_delivery',
  {
    id: uuid().primaryKey(),
    eventId: text('event_id').notNull(),
    event: text().notNull(),
    link: text().notNull(),
    channel: text().$type<NoticeChannel>().notNull(),
    /** Null for a call to the gateway that names nobody, and for a reader without an account. */
    userId: uuid('user_id'),
    /** Masked. */
    address: text('address_masked'),
    /** Of a reader without an account, until it is sent or given up: nobody else keeps it for us. */
    sealedAddress: text('address_sealed'),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    outcome: text(),
    /** Until then whoever tries has it to himself, so that two processes do not send the same. */
    heldUntil: moment('held_until'),
    createTime: moment('created_at').notNull(),
    lastTryTime: moment('last_tried_at'),
  },
  (table) => [
    unique('notice_delivery_once').on(table.eventId, table.channel, table.userId).nullsNotDistinct(),
    index('notice_delivery_created').on(table.createTime, table.id),
    index('notice_delivery_of_user').on(table.userId, table.createTime),
    index('notice_delivery_waiting').on(table.createTime).where(sql`${table.state} = 'waiting'`),
  ],
)

/** What a user has turned off; whatever is not here is on, also for events that come later. */
export const mutes = pgTable(
  'notice_mute',
  {
    userId: uuid('user_id').notNull(),
    event: text().notNull(),
    channel: text().$type<OutwardChannel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.event, table.channel] })],
)
