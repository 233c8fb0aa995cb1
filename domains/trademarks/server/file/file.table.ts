import type { SearchedMarks } from '@portal/marks/contract'
import type { ChosenClass } from '@portal/nice/contract'
import { gramsColumn, gramsIndex, moment, newest } from '@portal/platform/server/columns'
import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Finding } from '../../contract/check.ts'
import type { Delivery, ExtraFee, MemberResult } from '../../contract/file/action.ts'
import type { FileAct } from '../../contract/file/acts.ts'
import type { DesignationState } from '../../contract/file/detail.ts'
import type { FileSlot } from '../../contract/file/slots.ts'
import type { FileState } from '../../contract/file/states.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'

/** The mark on which an international registration rests, as it was told; its goods are classes and items. */
export type BasicMark = {
  basicType: 1 | 2
  number: string
  date: string | null
  businessSn: string | null
  work_order_service: ChosenClass[]
}

/** An application for a trademark: what the customer ordered, and where its filing stands. */
export const trademarks = pgTable(
  'trademark_application',
  {
    id: uuid().primaryKey(),
    businessSn: text('business_number').notNull().unique(),
    userId: uuid('owner_id').notNull(),
    kind: text().$type<TrademarkKind>().notNull(),
    fileState: smallint('file_state').$type<FileState>().notNull(),
    /** 1 words, 2 a picture, 3 both. */
    markType: smallint('mark_type').$type<1 | 2 | 3>().notNull(),
    /** The words of the mark; that of a picture alone is called 图形. */
    markName: text('mark_name').notNull(),
    description: text().notNull(),
    /** 1 black and white, 2 specified colours. */
    picType: smallint('picture_type').$type<1 | 2>().notNull(),
    /** 中国, or the designated members by name joined by `;`. */
    applyNation: text('nations').notNull(),
    goods: jsonb().$type<ChosenClass[]>().notNull(),
    classes: smallint().array().notNull(),
    itemCount: integer('item_count').notNull(),
    /** The edition of the classification by which the goods were chosen; it never changes. */
    edition: text().notNull(),
    /** Sets of name and phone as JSON. */
    contacts: text('contacts_sealed').notNull(),
    /** The applicant as JSON, without his licence, which is a file; null while nobody has told it. */
    applicant: text('applicant_sealed'),
    basic: jsonb().$type<BasicMark>(),
    /** What was found when it was sent, and in which data. */
    findings: jsonb().$type<Finding[]>().notNull(),
    searched: jsonb().$type<SearchedMarks>().notNull(),
    /** The order that was placed with it; null where nothing was charged. */
    orderNo: text('order_number'),
    paidAt: moment('paid_at'),
    /** What the provider asks for beside the draft, and the order of it; null where nothing further is asked for. */
    extra: jsonb().$type<ExtraFee[]>(),
    extraOrderNo: text('extra_order_number'),
    /** Who holds the case, as it was checked when it accepted. */
    providerId: uuid('provider_id'),
    providerName: text('provider_name'),
    providerLicenceNo: text('provider_licence_number'),
    acceptTime: moment('accepted_at'),
    isCorrected: boolean('is_corrected').notNull().default(false),
    isPublished: boolean('is_published').notNull().default(false),
    /** The day of the last paper: the next one cannot be older. */
    lastPaperOn: date('last_paper_on', { mode: 'string' }),
    applicationNumber: text('application_number'),
    registrationNumber: text('registration_number'),
    registeredFrom: date('registered_from', { mode: 'string' }),
    registeredTo: date('registered_to', { mode: 'string' }),
    /** The international registration. */
    internationalNumber: text('international_number'),
    internationalOn: date('international_on', { mode: 'string' }),
    /** When somebody promised to act; null while nothing is promised. */
    nextDue: moment('next_due_at'),
    endReason: text('end_reason'),
    endTime: moment('ended_at'),
    createTime: moment('created_at').notNull(),
    version: integer().notNull().default(1),
    /** Of `businessSn` and `markName`. */
    searchGrams: gramsColumn(),
  },
  (table) => [
    index('trademark_application_owner').on(table.userId, newest(table.createTime), newest(table.id)),
    index('trademark_application_newest').on(newest(table.createTime), newest(table.id)),
    index('trademark_application_state').on(table.fileState, newest(table.createTime), newest(table.id)),
    index('trademark_application_provider')
      .on(table.providerId, table.nextDue, newest(table.createTime), newest(table.id))
      .where(sql`${table.providerId} is not null`),
    // What waits for a provider, the one that is due first at the front.
    index('trademark_application_open')
      .on(table.nextDue, table.createTime, table.id)
      .where(sql`${table.fileState} = 1 and ${table.providerId} is null`),
    // Whose registration abroad rests on an application here.
    index('trademark_application_basic')
      .on(sql`(${table.basic} ->> 'businessSn')`)
      .where(sql`${table.basic} is not null`),
    gramsIndex('trademark_application_search', table.searchGrams),
    check(
      'trademark_application_file_state',
      sql`${table.fileState} in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 22, 99)`,
    ),
    check('trademark_application_kind', sql`${table.kind} in ('sbzc', 'gjsbzc')`),
    check('trademark_application_held', sql`(${table.providerId} is null) = (${table.providerName} is null)`),
  ],
)
const { searchGrams: _, ...columnsOfTrademarks } = getTableColumns(trademarks)
/** What is read of an application: all but the numbers that only the search compares. */
export const trademarkColumns = columnsOfTrademarks
export type Trademark = Omit<typeof trademarks.$inferSelect, 'searchGrams'>

/** The acts that a table of states knows, and those that change no state. */
export type StepAct = FileAct | 'submitted' | 'assigned' | 'amended' | 'unpaid'

/** The history of an application: who took which act, with its paper. Append-only. */
export const trademarkSteps = pgTable(
  'trademark_step',
  {
    id: uuid().primaryKey(),
    trademarkId: uuid('application_id')
      .notNull()
      .references(() => trademarks.id),
    version: integer().notNull(),
    act: text().$type<StepAct>().notNull(),
    /** One of the audit steps 7 to 17, or null. */
    step: smallint(),
    stateBefore: smallint('state_before').$type<FileState>(),
    stateAfter: smallint('state_after').$type<FileState>().notNull(),
    performer: text().$type<'owner' | 'provider' | 'staff' | 'portal'>().notNull(),
    /** Null: the portal itself. */
    actorId: uuid('actor_id'),
    note: text(),
    paperOn: date('paper_on', { mode: 'string' }),
    paperNumber: text('paper_number'),
    delivery: text().$type<Delivery>(),
    country: text(),
    result: text().$type<MemberResult>(),
    fileId: uuid('file_id'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [unique('trademark_step_version').on(table.trademarkId, table.version)],
)
export type TrademarkStep = typeof trademarkSteps.$inferSelect

/** Which file stands in which place of an application; of one place the last that was put there. Append-only. */
export const trademarkFiles = pgTable(
  'trademark_file',
  {
    /** The id of the file. */
    id: uuid().primaryKey(),
    trademarkId: uuid('application_id')
      .notNull()
      .references(() => trademarks.id),
    slot: text().$type<FileSlot>().notNull(),
    /** The version of the application with which it came. */
    version: integer().notNull(),
    actorId: uuid('actor_id'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('trademark_file_application').on(table.trademarkId, table.version)],
)

/** Where each designated member of an international registration stands. */
export const designations = pgTable(
  'trademark_designation',
  {
    id: uuid().primaryKey(),
    trademarkId: uuid('application_id')
      .notNull()
      .references(() => trademarks.id),
    position: smallint().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    state: text().$type<DesignationState>().notNull(),
    answeredOn: date('answered_on', { mode: 'string' }),
    fileId: uuid('file_id'),
  },
  (table) => [unique('trademark_designation_member').on(table.trademarkId, table.code)],
)

/** What provider and staff note about an application. Append-only. */
export const trademarkRemarks = pgTable(
  'trademark_remark',
  {
    id: uuid().primaryKey(),
    trademarkId: uuid('application_id')
      .notNull()
      .references(() => trademarks.id),
    classId: smallint('class_id'),
    text: text().notNull(),
    author: text().$type<'provider' | 'staff'>().notNull(),
    /** The name under which the author is shown. */
    authorName: text('author_name').notNull(),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('trademark_remark_application').on(table.trademarkId, table.createTime)],
)
