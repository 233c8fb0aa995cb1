import { type Ctx, unreadable } from '@portal/platform/server'
import { type SheetFacts, sheetFacts } from '../contract/facts.ts'

/** What is sealed in a row: the facts, and the last days of the papers by kind. */
export type SheetContent = { facts: SheetFacts; terms: Readonly<Record<string, string>> }

const placeOf = (row: string) => ({ table: 'filing_sheet', column: 'facts_sealed', row })

export const sealContent = (ctx: Pick<Ctx, 'cipher'>, row: string, content: SheetContent): string =>
  ctx.cipher.seal(JSON.stringify(content), placeOf(row))

/**
 * The content of a sheet in clear; a fact that an older version of the portal did not ask for is empty. Fails where no
 * key opens the seal.
 */
export const openContent = (ctx: Pick<Ctx, 'cipher'>, row: string, sealed: string): SheetContent => {
  const { facts, terms } = JSON.parse(ctx.cipher.open(sealed, placeOf(row))) as SheetContent
  return { facts: sheetFacts.parse(facts), terms }
}

/** The content for a list: a sheet that no key opens gets a name that says so, and keeps its place among the others. */
export const showContent = (ctx: Pick<Ctx, 'cipher'>, row: string, sealed: string): SheetContent =>
  ctx.cipher.find(sealed, placeOf(row)) === undefined
    ? { facts: { ...sheetFacts.parse({}), recordName: unreadable }, terms: {} }
    : openContent(ctx, row, sealed)
