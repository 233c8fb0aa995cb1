import { moment } from '@portal/platform/server/columns'
import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DelegationScope, StoredDelegationState } from '../contract/delegation.ts'
import type { PaperKind } from '../contract/paper-kinds.ts'
import type { OriginKind, RightType, VerificationState } from '../contract/right-words.ts'
import type { TrailAction, TrailDetail } from '../contract/trail.ts'

/** Where a right came from; `ref` is the record there, `dataDay` the day of the data that it was taken from. */
export type RightOrigin = { kind: OriginKind; ref: string | null; dataDay: string | null }

/**
 * One right of one owner. All that he wrote is sealed as a whole, since free text holds names and numbers too; beside it
 * stands in clear what lists count by, and its last day, which no query reads any more.
 */
export const rights = pgTable(
  'right',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** Counts the savings, so that of two tabs that save at once only one succeeds. */
    version: integer().notNull(),
    registerType: smallint('register_type').$type<RightType>().notNull(),
    /** The facts as sealed JSON. */
    facts: text('facts_sealed').notNull(),
    /** Of type, country and folded number; null for a right without a number. */
    numberFingerprint: text('number_fingerprint'),
    /** The last day of the right; null where its owner does not know one. */
    rightEndDate: date('expires_on', { mode: 'string' }),
    origin: jsonb().$type<RightOrigin>().notNull(),
    verification: text().$type<VerificationState>().notNull(),
    /** When the verification came to its state; null before the owner has asked. */
    verificationAt: moment('verification_at'),
    verificationNote: text('verification_note_sealed'),
    verifiedBy: uuid('verified_by'),
    createTime: moment('created_at').notNull(),
    saveTime: moment('saved_at').notNull(),
  },
  (table) => [
    index('right_owner').on(table.ownerId, table.saveTime.desc(), table.id),
    uniqueIndex('right_owner_number')
      .on(table.ownerId, table.numberFingerprint)
      .where(isNotNull(table.numberFingerprint)),
    index('right_number').on(table.numberFingerprint).where(isNotNull(table.numberFingerprint)),
    index('right_asked').on(table.verificationAt, table.id).where(sql`${table.verification} = 'asked'`),
  ],
)

/** The recordals of rights with customs. */
export const rightRecordals = pgTable(
  'right_recordal',
  {
    id: uuid().primaryKey(),
    rightId: uuid('right_id')
      .notNull()
      .references(() => rights.id, { onDelete: 'cascade' }),
    recordNum: text('recordation_number').notNull(),
    recordBeginDate: date('effective_from', { mode: 'string' }).notNull(),
    recordEndDate: date('expires_on', { mode: 'string' }).notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('right_recordal_number').on(table.rightId, table.recordNum),
    check('right_recordal_term', sql`${table.recordBeginDate} < ${table.recordEndDate}`),
  ],
)

/** The papers of rights. The files domain knows each by the id of its right. */
export const rightPapers = pgTable(
  'right_paper',
  {
    id: uuid().primaryKey(),
    rightId: uuid('right_id')
      .notNull()
      .references(() => rights.id, { onDelete: 'cascade' }),
    kind: text().$type<PaperKind>().notNull(),
    fileId: uuid('file_id').notNull(),
    /** The last day as its owner reads it on the paper. */
    validUntil: date('valid_until', { mode: 'string' }),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    index('right_paper_right').on(table.rightId, table.createTime),
    uniqueIndex('right_paper_file').on(table.fileId),
  ],
)

/** Delegations of rights to agencies. Rows of one right and one agency that are offered or active never overlap in their days. */
export const rightDelegations = pgTable(
  'right_delegation',
  {
    id: uuid().primaryKey(),
    rightId: uuid('right_id')
      .notNull()
      .references(() => rights.id, { onDelete: 'cascade' }),
    agencyId: uuid('agency_id').notNull(),
    scope: text().$type<DelegationScope>().notNull(),
    /** The first and the last day on which it counts, once it is active. */
    from: date('effective_from', { mode: 'string' }).notNull(),
    until: date('expires_on', { mode: 'string' }).notNull(),
    /** Whether identity papers are among those that the agency may use. */
    withIdentity: boolean('with_identity').notNull(),
    state: text().$type<StoredDelegationState>().notNull(),
    offeredAt: moment('offered_at').notNull(),
    /** When it came to its state. */
    stateAt: moment('state_at').notNull(),
  },
  (table) => [
    index('right_delegation_right').on(table.rightId, table.offeredAt.desc(), table.id),
    index('right_delegation_agency').on(table.agencyId, table.offeredAt.desc(), table.id),
    check('right_delegation_days', sql`${table.from} <= ${table.until}`),
  ],
)

/** What happened to a right, for its owner to read. Lines are only ever added; they go with the right. */
export const rightTrail = pgTable(
  'right_trail',
  {
    id: uuid().primaryKey(),
    rightId: uuid('right_id')
      .notNull()
      .references(() => rights.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    action: text().$type<TrailAction>().notNull(),
    /** Holds nothing that somebody wrote, so that it need not be sealed. */
    detail: jsonb().$type<TrailDetail>().notNull(),
    /**
     * What the line is written once for, null for one that counts each time: the event that reported a look at a paper, which may
     * arrive twice, or who has seen the right by the way on which day.
     */
    eventId: text('event_id').unique(),
  },
  (table) => [index('right_trail_right').on(table.rightId, table.at.desc(), table.id)],
)
