import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SecondFactorMode } from '../contract/second-factor.ts'
import type { LoginStyle } from '../contract/settings.ts'

/** The settings of accounts: one row, or none while nobody has changed the defaults. */
export const accountSettings = pgTable('account_setting', {
  only: boolean().primaryKey().default(true),
  login_style: integer('login_style').$type<LoginStyle>().notNull(),
  /** For how many days after an account was closed the contact data and attachments of its cases are kept. */
  retentionDays: integer('retention_days').notNull().default(180),
  /** For how many years entries of the act log stay in the database. */
  auditYears: integer('audit_years').notNull().default(3),
  disabled_update_pass: uuid('password_change_forbidden').array().notNull(),
  secondFactor: text('second_factor').$type<SecondFactorMode>().notNull().default('off'),
})
