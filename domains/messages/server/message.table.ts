import { moment, textsIndex } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  type HeldReason,
  type MessageAction,
  type MessageState,
  messageStates,
  openStates,
} from '../contract/states.ts'

const quoted = (states: readonly MessageState[]): string => states.map((state) => `'${state}'`).join(', ')

/** A message to the desk. Name and address of its writer are encrypted; its text may become public and can be searched. */
export const messages = pgTable(
  'message',
  {
    id: uuid().primaryKey(),
    /** `LY`, the day in Asia/Shanghai and six digits; the id of the message on the wire. */
    number: text().notNull().unique(),
    /** The user who wrote the message; null where its writer has no account. */
    userId: uuid('writer_id'),
    title: text().notNull(),
    content: text().notNull(),
    lyName: text('name_sealed').notNull(),
    lyEmail: text('email_sealed').notNull(),
    lyEmailFingerprint: text('email_fingerprint').notNull(),
    /** A fingerprint of the text, to notice when the same text is sent again. */
    contentFingerprint: text('content_fingerprint').notNull(),
    /** The words by which title and content are found, see `searchWords`. */
    searchWords: text('search_words').array().notNull(),
    state: text().$type<MessageState>().notNull(),
    heldFor: text('held_for').$type<HeldReason>(),
    version: integer().notNull().default(1),
    createTime: moment('created_at').notNull(),
    /** Copies of the promise's next due moments, so that the desk's list can be sorted by them. */
    lateDue: moment('late_at'),
    nextDue: moment('due_at'),
    reply: text(),
    replyTime: moment('replied_at'),
    /** When everybody could first read the message; where it is set, a removed message leaves its note in the public list. */
    publicSince: moment('public_since'),
    editTime: moment('edited_at'),
    editReason: text('edit_reason'),
    removeTime: moment('removed_at'),
    removeReason: text('remove_reason'),
  },
  (table) => [
    index('message_public')
      .on(table.replyTime, table.id)
      .where(sql`${table.publicSince} is not null and ${table.state} in ('published', 'deleted')`),
    index('message_similar').using('gin', table.searchWords).where(sql`${table.state} = 'published'`),
    index('message_writer').on(table.userId, table.createTime),
    index('message_created').on(table.createTime, table.id),
    index('message_due').on(table.nextDue),
    index('message_open')
      .on(table.createTime)
      .where(sql.raw(`state in (${quoted(openStates)})`)),
    textsIndex('message_search', table.number, table.title),
    index('message_email').on(table.lyEmailFingerprint),
    index('message_same').on(table.contentFingerprint, table.createTime),
    check('message_state', sql.raw(`state in (${quoted(messageStates)})`)),
  ],
)

export type Message = typeof messages.$inferSelect

/** The words of a message at one moment. */
export type Words = { title: string; content: string; reply: string | null }

/** The history of messages: who did what, and the words before and after it. Append-only. */
export const messageSteps = pgTable(
  'message_step',
  {
    id: uuid().primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id),
    version: integer().notNull(),
    action: text().$type<'submit' | MessageAction>().notNull(),
    stateBefore: text('state_before').$type<MessageState>(),
    stateAfter: text('state_after').$type<MessageState>().notNull(),
    /** Who did it; null: a writer without an account. */
    actorId: uuid('actor_id'),
    reason: text(),
    before: jsonb('words_before').$type<Words>(),
    after: jsonb('words_after').$type<Words>(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('message_step_message').on(table.messageId, table.version)],
)

/** Used challenges, kept until they would have expired anyway, so that each can be used only once. */
export const usedChallenges = pgTable(
  'message_challenge_used',
  { nonce: text().primaryKey(), until: moment('until_at').notNull() },
  (table) => [index('message_challenge_used_until').on(table.until)],
)
