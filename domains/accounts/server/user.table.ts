import { gramsColumn, gramsIndex, moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AccountStatus, ApprovalState, UserType } from '../contract/account.ts'

/** Personal data (phone, e-mail, ID number) is sealed; its fingerprints serve exact look-ups. */
export const users = pgTable(
  'user_account',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    /** The name in NFKC and lower case: the same name in another spelling belongs to the same user. */
    usernameKey: text('username_key').notNull().unique(),
    /** argon2id with its parameters, in the form of the PHC. */
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** When the one login of a one-time password was used; null before that, and for every other password. */
    oneTimeUsedAt: moment('one_time_used_at'),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    status: text().$type<AccountStatus>().notNull(),
    approvalState: text('approval_state').$type<ApprovalState>().notNull(),
    /** "0" marks the top-level administrator. */
    pid: text('parent_id'),
    roles: text().array().notNull(),
    companyName: text('company_name'),
    phone: text('phone_sealed'),
    phoneFingerprint: text('phone_fingerprint'),
    email: text('email_sealed'),
    emailFingerprint: text('email_fingerprint'),
    idCard: text('id_card_sealed'),
    idCardFingerprint: text('id_card_fingerprint'),
    /** A remark of staff about the user. */
    note: text('note_sealed'),
    createTime: timestamp('created_at', { withTimezone: true }).notNull(),
    lastLoginTime: timestamp('last_login_at', { withTimezone: true }),
    /** Rises with each change of company, contact data or note. */
    version: integer().notNull().default(1),
    /** When the account was closed, and when what had to be kept for a while was erased too. */
    closedAt: moment('closed_at'),
    erasedAt: moment('erased_at'),
    /** Of `usernameKey` and `companyName`. */
    searchGrams: gramsColumn(),
  },
  (table) => [
    index('user_account_phone').on(table.phoneFingerprint),
    index('user_account_email').on(table.emailFingerprint),
    index('user_account_created_at').on(table.createTime),
    index('user_account_waiting').on(table.createTime).where(sql`${table.approvalState} = 'waiting'`),
    index('user_account_to_erase')
      .on(table.closedAt)
      .where(sql`${table.status} = 'deleted' and ${table.erasedAt} is null`),
    gramsIndex('user_account_search', table.searchGrams),
  ],
)
export type UserRecord = Omit<typeof users.$inferSelect, 'searchGrams'>

/** User names of closed accounts, by their fingerprints: for a while nobody else may take such a name. */
export const keptUsernames = pgTable('kept_username', {
  fingerprint: text().primaryKey(),
  until: moment('until_at').notNull(),
})
