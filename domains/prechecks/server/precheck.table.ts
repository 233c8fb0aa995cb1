import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Finding, Level } from '../contract/finding.ts'
import type { Judgement } from '../contract/judgement.ts'
import type { PrecheckForm } from '../contract/rule.ts'

/** A case whose findings were computed after its submission. */
export const precheckCases = pgTable(
  'precheck_case',
  {
    id: uuid().primaryKey(),
    /** The number by which the domain that has the case knows it; the findings of a case are computed once. */
    businessSn: text('business_number').notNull().unique(),
    ownerId: uuid('owner_id').notNull(),
    form: text().$type<PrecheckForm>().notNull(),
    ruleSet: integer('rule_set').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [index('precheck_case_owner').on(table.ownerId), index('precheck_case_submitted').on(table.submittedAt)],
)

/** One finding of a case, in the words that its rule had then, and what staff said of it. */
export const precheckFindings = pgTable(
  'precheck_finding',
  {
    id: uuid().primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => precheckCases.id, { onDelete: 'cascade' }),
    /** Its place among the findings of the case, from 0. */
    position: smallint().notNull(),
    rule: text().notNull(),
    version: integer().notNull(),
    level: text().$type<Level>().notNull(),
    field: text().notNull(),
    /** Names of files hold names of people and goods. */
    file: text('file_name_sealed'),
    text: text().notNull(),
    why: text().notNull(),
    source: jsonb().$type<Finding['source']>().notNull(),
    mend: text().notNull(),
    question: boolean().notNull(),
    /** Whether the sender was told of it before he sent; null where the portal does not know. */
    told: boolean(),
    verdict: text().$type<Judgement>(),
    verdictNote: text('verdict_note_sealed'),
    verdictBy: uuid('verdict_by'),
    verdictAt: moment('verdict_at'),
    /** The round of supplement that it last became part of. */
    askedRound: integer('asked_round'),
  },
  (table) => [
    uniqueIndex('precheck_finding_order').on(table.caseId, table.position),
    index('precheck_finding_rule').on(table.rule, table.version),
    check('precheck_finding_level', sql`${table.level} in ('must', 'should', 'hint')`),
    check('precheck_finding_verdict', sql`${table.verdict} in ('right', 'wrong', 'beside')`),
    check(
      'precheck_finding_judged',
      sql`(${table.verdict} is null) = (${table.verdictBy} is null) and (${table.verdict} is null) = (${table.verdictAt} is null)`,
    ),
  ],
)

/**
 * What somebody was last told of a form that he has not sent yet. The submission that follows takes it; what was never sent is
 * forgotten after a day.
 */
export const precheckAnswers = pgTable(
  'precheck_answer',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    form: text().$type<PrecheckForm>().notNull(),
    /** What was asked about and what was answered, as sealed JSON: names of holders and files stand in it. */
    content: text('content_sealed').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    uniqueIndex('precheck_answer_form').on(table.ownerId, table.form),
    index('precheck_answer_time').on(table.answeredAt),
  ],
)
