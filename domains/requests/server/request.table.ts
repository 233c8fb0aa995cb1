import { moment, newest, textsIndex } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BusinessType } from '../contract/business-types.ts'
import type { RequestDetails } from '../contract/detail.ts'
import type { RequestAction, RequestState } from '../contract/rules.ts'
import { duplicateKey } from './duplicate-key.ts'

/** One overseas request of any kind; a kind's own fields lie in `details` under their wire names. */
export const requests = pgTable(
  'protection_request',
  {
    id: uuid().primaryKey(),
    businessSn: text('business_number').notNull().unique(),
    businessType: smallint('business_type').$type<BusinessType>().notNull(),
    userId: uuid('owner_id').notNull(),
    state: smallint().$type<RequestState>().notNull(),
    obligeeName: text('right_holder_name'),
    subject: text().notNull(),
    appeal: text('request_text').notNull(),
    details: jsonb().$type<RequestDetails>().notNull(),
    /** The ID number is sealed, like every phone and e-mail address below. */
    idCard: text('id_number_sealed'),
    lxrName: text('contact_name').notNull(),
    lxrPhone: text('contact_phone_sealed').notNull(),
    lxrPhoneFingerprint: text('contact_phone_fingerprint').notNull(),
    lxrEmail: text('contact_email_sealed'),
    qmfaName: text('full_plan_name'),
    qmfaPhone: text('full_plan_phone_sealed'),
    /** When the desk called back about the full plan. */
    calledTime: moment('full_plan_called_at'),
    acceptContent: text('acceptance_remark'),
    /** What the customer can do after a refusal. */
    cure: text('refusal_cure'),
    processResult: text('result'),
    createTime: moment('created_at').notNull(),
    /** How many rounds of supplement were asked for. */
    supplementRound: integer('supplement_round').notNull().default(0),
    /** The moment until which the customer shall answer the open round of supplement; null while no round is open. */
    supplementDue: moment('supplement_due_at'),
    /** The next moment at which owner or desk is to be told about the open round; null when nothing is left to tell. */
    supplementNotice: moment('supplement_notice_at'),
    /** When the desk accepted or refused the request. */
    acceptTime: moment('accepted_at'),
    /** When the desk completed or refused the request. */
    endTime: moment('ended_at'),
    /** The member of the desk who handles the request; null while nobody does. */
    assigneeId: uuid('assignee_id'),
    /**
     * The moments at which half, four fifths and all of the time is used for what is due next; null while nothing runs.
     * Once the last day of a round of supplement has passed unanswered, `nextDue` alone holds that day: the desk has to
     * act, but is not late itself.
     */
    halfDue: moment('next_half_at'),
    lateDue: moment('next_late_at'),
    nextDue: moment('next_due_at'),
    /** Counts the changes of the row, so that of two changes at once only one succeeds. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('protection_request_owner').on(table.userId, table.createTime.desc()),
    // The order of the part of 我的事项 that has ended.
    index('protection_request_owner_end').on(
      table.userId,
      table.endTime.desc().nullsLast(),
      newest(table.createTime),
      newest(table.id),
    ),
    // These indexes have the very order of the desk's lists, so that a page costs the same however large the table is.
    index('protection_request_newest').on(newest(table.createTime), newest(table.id)),
    index('protection_request_state_newest').on(table.state, newest(table.createTime), newest(table.id)),
    index('protection_request_due').on(table.nextDue, newest(table.createTime), newest(table.id)),
    index('protection_request_state_due').on(table.state, table.nextDue, newest(table.createTime), newest(table.id)),
    index('protection_request_assignee')
      .on(table.assigneeId, table.nextDue)
      .where(sql`${table.assigneeId} is not null`),
    index('protection_request_supplement_notice')
      .on(table.supplementNotice)
      .where(sql`${table.supplementNotice} is not null`),
    index('protection_request_duplicate').on(duplicateKey(table), table.createTime),
    textsIndex('protection_request_search', table.businessSn, table.obligeeName, table.subject),
    index('protection_request_phone').on(table.lxrPhoneFingerprint),
    check('protection_request_state', sql`${table.state} in (1, 2, 3, 4)`),
    check(
      'protection_request_supplement_notice',
      sql`${table.supplementNotice} is null or ${table.supplementDue} is not null`,
    ),
    check('protection_request_type', sql`${table.businessType} between 1 and 7`),
  ],
)

/** The append-only history: who did what, and the state before and after. Its rows are never changed. */
export const requestSteps = pgTable(
  'request_step',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    /** The version of the request that this step made: it orders the steps, and no two steps can make the same version. */
    version: integer().notNull(),
    action: text().$type<RequestAction | 'submit'>().notNull(),
    stateBefore: smallint('state_before').$type<RequestState>(),
    stateAfterOperate: smallint('state_after').$type<RequestState>().notNull(),
    actorId: uuid('actor_id').notNull(),
    /** The desk's internal note about the step; the customer never sees it. */
    note: text(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('request_step_order').on(table.requestId, table.version)],
)

/** Who of the desk has seen the ID number of a request whole, and why. Append-only, as the history is. */
export const idCardViews = pgTable(
  'request_id_number_view',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    actorId: uuid('actor_id').notNull(),
    reason: text().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('request_id_number_view_request').on(table.requestId, table.createTime)],
)
