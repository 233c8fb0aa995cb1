import { foldNumber } from '@portal/names/contract'
import { foldName } from '@portal/names/server'
import { type Ctx, sealedFields, unreadable } from '@portal/platform/server'
import type { SavedKind } from '../../contract/saved-search.ts'
import { type RecordalFilter, recordalFilterQuery } from '../../contract/search.ts'
import { savedSearches } from '../saved-search.table.ts'

/** What a saved search looks for. */
export type Wanted =
  | { kind: 'query'; query: RecordalFilter }
  | { kind: 'name'; watched: string }
  | { kind: 'own'; watched: string }

export type SavedContent = { title: string; wanted: Wanted }

const { seal, open, find } = sealedFields(savedSearches)

export const sealContent = (ctx: Pick<Ctx, 'cipher'>, row: string, content: SavedContent): string =>
  seal(ctx, 'content', row, JSON.stringify(content))

/** Decrypts the content of a saved search into today's form: a condition that did not exist when it was saved is empty. */
export const openContent = (ctx: Pick<Ctx, 'cipher'>, search: { id: string; content: string }): SavedContent => {
  const { title, wanted } = JSON.parse(open(ctx, 'content', search)) as SavedContent
  return {
    title,
    wanted: wanted.kind === 'query' ? { ...wanted, query: recordalFilterQuery.parse(wanted.query) } : wanted,
  }
}

/** The content of a saved search for a list: one that no key decrypts is named as such and keeps its place in the list. */
export const showContent = (
  ctx: Pick<Ctx, 'cipher'>,
  search: { id: string; content: string; kind: SavedKind },
): SavedContent => {
  if (find(ctx, 'content', search) !== null) return openContent(ctx, search)
  const { kind } = search
  const wanted: Wanted =
    kind === 'query' ? { kind, query: recordalFilterQuery.parse({}) } : { kind, watched: unreadable }
  return { title: unreadable, wanted }
}

/** What a search looks for in a form that can be compared, whatever the spelling of its name or number. */
const meant = (wanted: Wanted): string => {
  if (wanted.kind === 'query') return JSON.stringify(wanted.query)
  return wanted.kind === 'own' ? foldNumber(wanted.watched) : foldName(wanted.watched)
}

/** Whether two saved searches are of one kind and look for the same. */
export const isSame = (one: Wanted, other: Wanted): boolean => one.kind === other.kind && meant(one) === meant(other)
