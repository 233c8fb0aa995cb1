import type { EnclosedPapers } from '@portal/platform/server'
import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NoticeChannel, OutwardChannel } from '../contract/channels.ts'
import type { DeliveryState } from '../contract/deliveries.ts'

/**
 * A notice for one user, which the bell shows. An event makes at most one notice for each user, however often the event is
 * delivered.
 */
export const notices = pgTable(
  'notice',
  {
    id: uuid().primaryKey(),
    eventId: text('event_id').notNull(),
    event: text().notNull(),
    userId: uuid('user_id').notNull(),
    link: text().notNull(),
    /** What happened to which matter; null where the event names none, and in notices of an older release. */
    words: text(),
    /** When the event happened, not when the user was told. */
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

/**
 * The delivery log: one row for each channel by which a notice is sent. The row's id is the receipt that the other side gets.
 */
export const deliveries = pgTable(
  'notice_delivery',
  {
    id: uuid().primaryKey(),
    eventId: text('event_id').notNull(),
    event: text().notNull(),
    link: text().notNull(),
    channel: text().$type<NoticeChannel>().notNull(),
    /** The recipient; null for a call to the gateway that names nobody, and for a reader without an account. */
    userId: uuid('user_id'),
    /** The masked address of the recipient. */
    address: text('address_masked'),
    /**
     * The encrypted address of a reader without an account, kept until the mail was sent or given up: no account holds this
     * address, so the delivery must. A mail with papers that failed keeps it a while longer, so that staff can repeat it.
     */
    sealedAddress: text('address_sealed'),
    /** The encrypted end of a link that only such a reader may know; it goes with his address. */
    linkEnd: text('link_end_sealed'),
    /** The files that a mail encloses, which are read when it is sent; null for a mail without any. */
    papers: jsonb().$type<EnclosedPapers>(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    outcome: text(),
    /** The process that tries this delivery holds it until this moment, so that two processes do not send the same. */
    heldUntil: moment('held_until'),
    createTime: moment('created_at').notNull(),
    lastTryTime: moment('last_tried_at'),
    /** When staff last had it sent again; from then on it has its time and its tries anew. */
    repeatTime: moment('repeated_at'),
    /** How many tries were made before that. */
    triedBefore: integer('tried_before').notNull().default(0),
  },
  (table) => [
    unique('notice_delivery_once').on(table.eventId, table.channel, table.userId).nullsNotDistinct(),
    index('notice_delivery_created').on(table.createTime, table.id),
    index('notice_delivery_of_user').on(table.userId, table.createTime),
    index('notice_delivery_waiting').on(table.createTime).where(sql`${table.state} = 'waiting'`),
  ],
)

/** What users have turned off. A channel without a row here is on, also for events that are added later. */
export const mutes = pgTable(
  'notice_mute',
  {
    userId: uuid('user_id').notNull(),
    event: text().notNull(),
    channel: text().$type<OutwardChannel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.event, table.channel] })],
)
