import { type Ctx, unreadable } from '@portal/platform/server'
import { foldNumber } from '../../contract/read-box.ts'
import type { SavedKind } from '../../contract/saved-search.ts'
import { type RecordalFilter, recordalFilterQuery } from '../../contract/search.ts'
import { foldName } from '../index-row/fold-name.ts'

/** What a saved search looks for. */
export type Wanted =
  | { kind: 'query'; query: RecordalFilter }
  | { kind: 'name'; watched: string }
  | { kind: 'own'; watched: string }

export type SavedContent = { title: string; wanted: Wanted }

const placeOf = (row: string) => ({ table: 'recordal_saved_search', column: 'content_sealed', row })

export const sealContent = (ctx: Pick<Ctx, 'cipher'>, row: string, content: SavedContent): string =>
  ctx.cipher.seal(JSON.stringify(content), placeOf(row))

/** The content in clear, in today's form: a condition that an older portal did not know is empty. */
export const openContent = (
  ctx: Pick<Ctx, 'cipher'>,
  { id, content }: { id: string; content: string },
): SavedContent => {
  const { title, wanted } = JSON.parse(ctx.cipher.open(content, placeOf(id))) as SavedContent
  return {
    title,
    wanted: wanted.kind === 'query' ? { ...wanted, query: recordalFilterQuery.parse(wanted.query) } : wanted,
  }
}

/** For a list: a search that no key opens is named as such and keeps its place beside those that open. */
export const showContent = (
  ctx: Pick<Ctx, 'cipher'>,
  search: { id: string; content: string; kind: SavedKind },
): SavedContent => {
  const { id, content, kind } = search
  if (ctx.cipher.find(content, placeOf(id)) !== undefined) return openContent(ctx, search)
  const wanted: Wanted =
    kind === 'query' ? { kind, query: recordalFilterQuery.parse({}) } : { kind, watched: unreadable }
  return { title: unreadable, wanted }
}

/** What is looked for, however a name or a number is written. */
const meant = (wanted: Wanted): string => {
  if (wanted.kind === 'query') return JSON.stringify(wanted.query)
  return wanted.kind === 'own' ? foldNumber(wanted.watched) : foldName(wanted.watched)
}

/** Whether two look for the same, in one way. */
export const isSame = (one: Wanted, other: Wanted): boolean => one.kind === other.kind && meant(one) === meant(other)
