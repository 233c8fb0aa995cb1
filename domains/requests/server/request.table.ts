import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BusinessType, RequestAction, RequestDetails, RequestState } from '../contract/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

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
    /** Sealed, like every phone, e-mail and ID number below. */
    idCard: text('id_number_sealed'),
    lxrName: text('contact_name').notNull(),
    lxrPhone: text('contact_phone_sealed').notNull(),
    lxrPhoneFingerprint: text('contact_phone_fingerprint').notNull(),
    lxrEmail: text('contact_email_sealed'),
    qmfaName: text('full_plan_name'),
    qmfaPhone: text('full_plan_phone_sealed'),
    acceptContent: text('acceptance_remark'),
    processResult: text('result'),
    createTime: moment('created_at').notNull(),
    /** When the desk accepted or refused it. */
    acceptTime: moment('accepted_at'),
    /** Counts changes, so that of two at once only one wins. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('protection_request_owner').on(table.userId, table.createTime.desc()),
    index('protection_request_queue').on(table.state, table.createTime.desc()),
    index('protection_request_created').on(table.createTime.desc()),
    index('protection_request_phone').on(table.lxrPhoneFingerprint),
    check('protection_request_state', sql`${table.state} in (1, 2, 3, 4)`),
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
    /** The request's version that this step made: orders the steps, and no two can make the same. */
    version: integer().notNull(),
    action: text().$type<RequestAction | 'submit'>().notNull(),
    stateBefore: smallint('state_before').$type<RequestState>(),
    stateAfterOperate: smallint('state_after').$type<RequestState>().notNull(),
    actorId: uuid('actor_id').notNull(),
    /** For the desk alone. */
    note: text(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('request_step_order').on(table.requestId, table.version)],
)
