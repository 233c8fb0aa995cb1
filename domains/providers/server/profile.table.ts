import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { HistoryAct } from '../contract/desk.ts'
import type { LicenceKind } from '../contract/licence.ts'

/**
 * What a provider has handed in of itself, and what staff have checked of it. A provider without a row has done neither: its
 * account alone is known. Whether it is approved stands in the account.
 */
export const providerProfiles = pgTable(
  'provider_profile',
  {
    userId: uuid('user_id').primaryKey(),
    /** As handed in last; null before that. */
    companyName: text('company_name'),
    licenceKind: text('licence_kind').$type<LicenceKind>(),
    licenceNo: text('licence_number'),
    handedInAt: moment('handed_in_at'),
    /** The id of the paper, and its name for the history. */
    proofId: uuid('proof_file_id'),
    proofName: text('proof_file_name'),
    /** As checked last; it stays when the profile is handed in anew, since cases name the agency as it was checked. */
    checkedCompanyName: text('checked_company_name'),
    checkedLicenceKind: text('checked_licence_kind').$type<LicenceKind>(),
    checkedLicenceNo: text('checked_licence_number'),
    checkedAt: moment('checked_at'),
    checkedBy: uuid('checked_by'),
    /** False from the moment at which something is handed in that has to be checked anew. */
    checkStands: boolean('check_stands').notNull(),
    refusal: text(),
    version: integer().notNull(),
  },
  (table) => [
    check(
      'provider_profile_handed_in',
      sql`num_nulls(${table.companyName}, ${table.licenceKind}, ${table.licenceNo}, ${table.handedInAt}) in (0, 4)`,
    ),
    check(
      'provider_profile_checked',
      sql`num_nulls(${table.checkedCompanyName}, ${table.checkedLicenceKind}, ${table.checkedLicenceNo}, ${table.checkedAt}, ${table.checkedBy}) in (0, 5)`,
    ),
    check('provider_profile_check_stands', sql`not ${table.checkStands} or ${table.checkedAt} is not null`),
  ],
)
export type Profile = typeof providerProfiles.$inferSelect

/** The fields of a profile that its history tells. */
export type ProfileState = Pick<
  Profile,
  'companyName' | 'licenceKind' | 'licenceNo' | 'proofName' | 'checkedLicenceKind' | 'checkedLicenceNo' | 'refusal'
>

/** The history of a profile: who handed in or decided what, before and after. Append-only. */
export const providerSteps = pgTable(
  'provider_step',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => providerProfiles.userId),
    version: integer().notNull(),
    act: text().$type<HistoryAct>().notNull(),
    actorId: uuid('actor_id').notNull(),
    before: jsonb().$type<ProfileState>().notNull(),
    after: jsonb().$type<ProfileState>().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [unique('provider_step_version').on(table.userId, table.version)],
)
