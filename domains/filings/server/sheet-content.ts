import { type Ctx, sealedFields, unreadable } from '@portal/platform/server'
import { type SheetFacts, sheetFacts } from '../contract/facts.ts'
import { sheets } from './filing.table.ts'

/** What is sealed in a row: the facts, and the last days of the papers by kind. */
export type SheetContent = { facts: SheetFacts; terms: Readonly<Record<string, string>> }

const { seal, open, find } = sealedFields(sheets)
type Sealed = { id: string; facts: string }

export const sealContent = (ctx: Pick<Ctx, 'cipher'>, row: string, content: SheetContent): string =>
  seal(ctx, 'facts', row, JSON.stringify(content))

/**
 * The content of a sheet in clear; a fact that an older version of the portal did not ask for is empty. Fails where no
 * key opens the seal.
 */
export const openContent = (ctx: Pick<Ctx, 'cipher'>, sheet: Sealed): SheetContent => {
  const { facts, terms } = JSON.parse(open(ctx, 'facts', sheet)) as SheetContent
  return { facts: sheetFacts.parse(facts), terms }
}

/** The content of a sheet; undefined where no key opens it. */
export const findContent = (ctx: Pick<Ctx, 'cipher'>, sheet: Sealed): SheetContent | undefined =>
  find(ctx, 'facts', sheet) === null ? undefined : openContent(ctx, sheet)

/** The content for a list: a sheet that no key opens gets a name that says so, and keeps its place among the others. */
export const showContent = (ctx: Pick<Ctx, 'cipher'>, sheet: Sealed): SheetContent =>
  findContent(ctx, sheet) ?? { facts: { ...sheetFacts.parse({}), recordName: unreadable }, terms: {} }
