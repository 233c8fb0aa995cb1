import { type Ctx, unreadable } from '@portal/platform/server'
import { type SheetFacts, sheetFacts } from '../contract/facts.ts'

/** What lies sealed in a row: the facts, and the last days of the papers' terms by kind. */
export type SheetContent = { facts: SheetFacts; terms: Readonly<Record<string, string>> }

const placeOf = (row: string) => ({ table: 'filing_sheet', column: 'facts_sealed', row })

export const sealContent = (ctx: Pick<Ctx, 'cipher'>, row: string, content: SheetContent): string =>
  ctx.cipher.seal(JSON.stringify(content), placeOf(row))

/** The content in clear, in today's form: a fact that an older portal did not ask for is empty. */
export const openContent = (ctx: Pick<Ctx, 'cipher'>, row: string, sealed: string): SheetContent => {
  const { facts, terms } = JSON.parse(ctx.cipher.open(sealed, placeOf(row))) as SheetContent
  return { facts: sheetFacts.parse(facts), terms }
}

/** For a list: a sheet that no key opens is named as such and keeps its place beside those that open. */
export const showContent = (ctx: Pick<Ctx, 'cipher'>, row: string, sealed: string): SheetContent =>
  ctx.cipher.find(sealed, placeOf(row)) === undefined
    ? { facts: { ...sheetFacts.parse({}), recordName: unreadable }, terms: {} }
    : openContent(ctx, row, sealed)
