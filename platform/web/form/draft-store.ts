import { currentSession } from '../call/session.ts'

/** One saved form. `at` is epoch milliseconds. */
export interface StoredDraft {
  at: number
  value: Record<string, unknown>
}

const prefix = 'draft:'

/** Drafts belong to a user; without one there is no key, and nothing is kept. */
const storageKey = (key: string): string | undefined => {
  const userId = currentSession().userId?.()
  return userId ? `${prefix}${userId}:${key}` : undefined
}

/** Private windows and full disks refuse storage; a draft is a convenience, so the form goes on without. */
const withStorage = <R>(work: (storage: Storage) => R): R | undefined => {
  try {
    return work(window.localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

export const readDraft = (key: string): StoredDraft | undefined => {
  const name = storageKey(key)
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

export const writeDraft = (key: string, draft: StoredDraft): void => {
  const name = storageKey(key)
  if (name) withStorage((storage) => storage.setItem(name, JSON.stringify(draft)))
}

export const removeDraft = (key: string): void => {
  const name = storageKey(key)
  if (name) withStorage((storage) => storage.removeItem(name))
}

/** For the logout: takes every draft of this browser away, whoever wrote it. */
export const removeAllDrafts = (): void => {
  withStorage((storage) => {
    for (const name of Object.keys(storage).filter((candidate) => candidate.startsWith(prefix)))
      storage.removeItem(name)
  })
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
