import { currentSession } from '../call/session.ts'
import { draftPrefix, withStorage } from './remove-drafts.ts'

/** One saved form. `at` is epoch milliseconds. */
export interface StoredDraft {
  at: number
  value: Record<string, unknown>
}

/**
 * `visitor` is for a page that people may fill in without an account: their draft is kept under no user's name. A logout
 * removes that draft as well.
 */
export type DraftOptions = { as?: 'visitor' | undefined }

/**
 * The name of a draft in the browser's storage. Undefined without a user, since a draft belongs to a user: nothing is kept
 * then.
 */
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

/**
 * A second safety besides `omit`: a value that looks like a phone number, an e-mail address, an ID number or a file is
 * never kept in the browser.
 */
const isPrivate = (value: unknown): boolean => {
  if (typeof value === 'string') return [mobile, mail, idNumber].some((pattern) => pattern.test(value.trim()))
  if (Array.isArray(value)) return value.some(isPrivate)
  return typeof value === 'object' && value !== null && ('sha256' in value || value instanceof Blob)
}

export const keepable = (value: Record<string, unknown>, omit: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name, part]) => !omit.includes(name) && !isPrivate(part)))
