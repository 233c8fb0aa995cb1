import type { Ctx } from '@portal/platform/server'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { recordals } from '../recordal.table.ts'
import { numberOf } from '../saved/find-by-number.ts'

/** A recordal number within a text, with or without its hyphen: 备案号 T2026-123456. */
const named = /(?<![A-Za-z0-9])[TPC]\d{4}[- ]?\d{5,6}(?!\d)/gi

/** The recordals of one text that are looked up, which may name a whole list. */
const mostLooked = 3

/**
 * For each text the address of the mark of the first recordal that it names and whose picture this portal has, else null.
 * Recordals are public, and so are these addresses.
 */
export const marksNamed = async (
  { db }: Pick<Ctx, 'db'>,
  texts: readonly (string | null | undefined)[],
): Promise<(string | null)[]> => {
  const numbers = texts.map((text) => (text?.normalize('NFKC').match(named) ?? []).slice(0, mostLooked).map(numberOf))
  const wanted = [...new Set(numbers.flat())]
  if (wanted.length === 0) return texts.map(() => null)
  const rows = await db
    .select({ recordNum: recordals.recordNum, recordIcon: recordals.recordIcon })
    .from(recordals)
    .where(and(inArray(recordals.recordNum, wanted), isNotNull(recordals.recordIcon)))
  const icons = new Map(rows.map(({ recordNum, recordIcon }) => [recordNum, recordIcon]))
  return numbers.map((ofText) => {
    const icon = ofText.map((number) => icons.get(number)).find((one) => one !== undefined)
    return icon ? `/api/recordalIcon/${encodeURIComponent(icon)}` : null
  })
}
