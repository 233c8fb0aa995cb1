import { currentSession } from '../call/session.ts'
import { draftPrefix, withStorage } from './remove-drafts.ts'

/** One saved form. `at` is epoch milliseconds. */
export interface StoredDraft {
  at: number
  value: Record<string, unknown>
}

/** A page that visitors may fill in keeps their draft, too, under nobody's name. A logout takes that one away as well. */
export type DraftOptions = { as?: 'visitor' | undefined }

/** Drafts belong to a user; without one there is no key, and nothing is kept. */
const storageKey = (key: string, { as }: DraftOptions = {}): string | undefined => {
  const owner = as ?? currentSession().userId?.()
  return owner ? `${draftPrefix}${owner}:${key}` : undefined
}

export const readDraft = (key: string, options?: DraftOptions): StoredDraft | undefined => {
  const name = storageKey(key, options)
  const text = name && withStorage((storage) => storage.getItem(name))
  return text ? parseDraft(text) : undefined
}

const parseDraft = (text: string): StoredDraft | undefined => {
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isDraft = (draft: unknown): draft is StoredDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  'at' in draft &&
  typeof draft.at === 'number' &&
  'value' in draft &&
  typeof draft.value === 'object' &&
  draft.value !== null

export const writeDraft = (key: string, draft: StoredDraft, options?: DraftOptions): void => {
  const name = storageKey(key, options)
  if (name) withStorage((storage) => storage.setItem(name, JSON.stringify(draft)))
}

export const removeDraft = (key: string, options?: DraftOptions): void => {
  const name = storageKey(key, options)
  if (name) withStorage((storage) => storage.removeItem(name))
}

const mobile = /^1\d{10}$/
const mail = /^\S+@\S+\.\S+$/
const idNumber = /^\d{17}[\dXx]$|^\d{15}$/

/** Belt and braces besides `omit`: what looks like a phone, an address, an ID number or a file never stays behind. */
const isPrivate = (value: unknown): boolean => {
  if (typeof value === 'string') return [mobile, mail, idNumber].some((pattern) => pattern.test(value.trim()))
  if (Array.isArray(value)) return value.some(isPrivate)
  return typeof value === 'object' && value !== null && ('sha256' in value || value instanceof Blob)
}

export const keepable = (value: Record<string, unknown>, omit: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name, part]) => !omit.includes(name) && !isPrivate(part)))
