import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { LoginStyle } from '../contract/settings.ts'

/** The settings of accounts: one row, or none while nobody has changed the defaults. */
export const accountSettings = pgTable('account_setting', {
  only: boolean().primaryKey().default(true),
  login_style: integer('login_style').$type<LoginStyle>().notNull(),
  disabled_update_pass: uuid('password_change_forbidden').array().notNull(),
})
