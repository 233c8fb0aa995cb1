import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { numbersOf, type PublicationNumber } from '../contract/publication-number.ts'
import { type PatentRecord, patentRecords } from './patent.table.ts'

type Reading = Pick<Ctx, 'db'>

/** Granted publications of an invention, the present kind before that of 1993 to 2010. */
const granted = ['B', 'C']

const isGranted = ({ pn }: PatentRecord): boolean => granted.includes(pn.at(-1) ?? '')

/** The grant of a published application: the same digits, or the same application number. */
const grantOf = async ({ db }: Reading, { pn, applicationNumber }: PatentRecord): Promise<PatentRecord | undefined> => {
  const byDigits = granted.map((kind) => pn.slice(0, -1) + kind)
  const rows = await db.select().from(patentRecords).where(inArray(patentRecords.pn, byDigits))
  if (rows.length > 0 || applicationNumber === null) return rows.find(isGranted)
  const siblings = await db
    .select()
    .from(patentRecords)
    .where(and(eq(patentRecords.applicationNumber, applicationNumber), like(patentRecords.pn, '%B')))
  return siblings[0]
}

export type FoundPatent = {
  record: PatentRecord
  /** The number of the published application that was asked for, where its grant stands here and is meant. */
  asked: string | null
}

/** The record of a publication: of a published application its grant, where that is known. */
export const findPatent = async (ctx: Reading, number: PublicationNumber): Promise<FoundPatent | undefined> => {
  const wanted = numbersOf(number)
  const rows = await ctx.db.select().from(patentRecords).where(inArray(patentRecords.pn, wanted))
  const record = wanted.flatMap((pn) => rows.find((row) => row.pn === pn) ?? [])[0]
  if (record === undefined) return undefined
  const grant = record.pn.endsWith('A') ? await grantOf(ctx, record) : undefined
  return grant ? { record: grant, asked: record.pn } : { record, asked: null }
}

/** The publications of an application. */
export const findByApplication = async ({ db }: Reading, applicationNumber: string): Promise<string[]> => {
  const rows = await db
    .select({ pn: patentRecords.pn })
    .from(patentRecords)
    .where(eq(patentRecords.applicationNumber, applicationNumber))
    .orderBy(patentRecords.pn)
  return rows.map(({ pn }) => pn)
}

/** Whether the title and people of the publication with the number in this column may not be shown any more. */
export const isHidden = (number: AnyPgColumn): SQL =>
  sql`exists (select from ${patentRecords} hidden where hidden.publication_number = ${number} and not hidden.may_show)`

/** Those of these publications whose title and people may not be shown any more. */
export const findHidden = async ({ db }: Reading, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const { pn, mayShow } = patentRecords
  const rows = await db
    .select({ pn })
    .from(patentRecords)
    .where(and(inArray(pn, [...numbers]), eq(mayShow, false)))
  return new Set(rows.map((row) => row.pn))
}
