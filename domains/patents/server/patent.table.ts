import { moment, newest, textsIndex } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PatentType, Special, SpecialMeaning } from '../contract/choices.ts'
import type { GrantDelivery } from '../contract/grant.ts'
import type { MaterialKind, PaperKind } from '../contract/materials.ts'
import type { HistoryAct, PatentState } from '../contract/states.ts'

/** An application for a patent, as the customer sent it and as the desk leads it. */
export const patents = pgTable(
  'patent_application',
  {
    id: uuid().primaryKey(),
    businessSn: text('business_number').notNull().unique(),
    userId: uuid('owner_id').notNull(),
    state: smallint().$type<PatentState>().notNull(),
    patentType: text('patent_type').$type<PatentType>().notNull(),
    /** Names joined by `;`. */
    applyNation: text('nations').notNull(),
    companyName: text('company_name').notNull(),
    patentName: text('patent_name').notNull(),
    special: text('special_request').$type<Special>().notNull(),
    /** Which act 保密请求 means; null with another special request. */
    specialMeaning: text('special_meaning').$type<SpecialMeaning>(),
    lxrName: text('contact_name').notNull(),
    lxrPhone: text('contact_phone_sealed').notNull(),
    firstFilingDate: date('first_filing_on', { mode: 'string' }),
    firstFilingNo: text('first_filing_number'),
    /** The order that was placed with it; null where nothing was charged. */
    orderNo: text('order_number'),
    /** When the order was paid; null before. */
    paidAt: moment('paid_at'),
    /**
     * When the application is to be accepted; null while nothing is promised. Once the last day of a round of supplement has
     * passed unanswered it holds that day, since the desk has to act.
     */
    nextDue: moment('next_due_at'),
    /** The number of the last round of supplement, 0 before the first, and until when it is to be answered while it is open. */
    supplementRound: integer('supplement_round').notNull().default(0),
    supplementDue: moment('supplement_due_at'),
    /** The next moment at which owner or desk is to be told of the open round; null when nothing is left to tell. */
    supplementNotice: moment('supplement_notice_at'),
    /** Who accepted it. */
    assigneeId: uuid('assignee_id'),
    acceptTime: moment('accepted_at'),
    acceptContent: text('acceptance_remark'),
    /** The agency as it was named on acceptance. */
    agencyName: text('agency_name'),
    agencyLicenceNo: text('agency_licence_number'),
    applicationNumber: text('application_number'),
    filingDate: date('filing_on', { mode: 'string' }),
    /** The day of the office's notice of grant, how it came, and when the registration that it asks for was done. */
    grantNoticeOn: date('grant_notice_on', { mode: 'string' }),
    grantDelivery: text('grant_delivery').$type<GrantDelivery>(),
    grantRegisteredOn: date('grant_registered_on', { mode: 'string' }),
    processResult: text('result'),
    closeReason: text('close_reason'),
    endTime: moment('ended_at'),
    createTime: moment('created_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('patent_application_owner').on(table.userId, newest(table.createTime), newest(table.id)),
    index('patent_application_newest').on(newest(table.createTime), newest(table.id)),
    index('patent_application_state').on(table.state, newest(table.createTime), newest(table.id)),
    index('patent_application_supplement_notice')
      .on(table.supplementNotice)
      .where(sql`${table.supplementNotice} is not null`),
    index('patent_application_due').on(table.nextDue).where(sql`${table.nextDue} is not null`),
    textsIndex('patent_application_search', table.businessSn, table.patentName, table.companyName),
    index('patent_application_assignee').on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    check('patent_application_state', sql`${table.state} in (1, 2, 3, 4)`),
    check('patent_application_grant', sql`(${table.grantNoticeOn} is null) = (${table.grantDelivery} is null)`),
    check('patent_application_meaning', sql`(${table.specialMeaning} is null) = (${table.special} <> '保密请求')`),
  ],
)
export type Patent = typeof patents.$inferSelect

/** What changed in an act, in words, for the desk's history. */
export type Change = { label: string; before: string | null; after: string | null }

/** The history of an application: who did what, before and after. Append-only. */
export const patentSteps = pgTable(
  'patent_step',
  {
    id: uuid().primaryKey(),
    patentId: uuid('patent_id')
      .notNull()
      .references(() => patents.id),
    version: integer().notNull(),
    act: text().$type<HistoryAct>().notNull(),
    stateBefore: smallint('state_before').$type<PatentState>(),
    stateAfter: smallint('state_after').$type<PatentState>().notNull(),
    /** Null: the portal itself, when the order told it. */
    actorId: uuid('actor_id'),
    changes: jsonb().$type<Change[]>().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [unique('patent_step_version').on(table.patentId, table.version)],
)

/** Which file of an application is what, and who brought it. Append-only; the bytes are the files domain's. */
export const patentFiles = pgTable(
  'patent_file',
  {
    /** The id of the file. */
    id: uuid().primaryKey(),
    patentId: uuid('patent_id')
      .notNull()
      .references(() => patents.id),
    kind: text().$type<MaterialKind | PaperKind>().notNull(),
    origin: text().$type<'customer' | 'desk'>().notNull(),
    position: integer().notNull(),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('patent_file_patent').on(table.patentId, table.createTime, table.position)],
)
