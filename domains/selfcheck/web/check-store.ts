import { currentSession, keepable, newKey, readDraft, removeDraft, writeDraft } from '@portal/platform/web'
import { useSyncExternalStore } from 'react'
import { type Choice, type Choices, type SelfCheck, selfCheckForm } from '../contract/choices.ts'
import type { Profile } from '../contract/profile.ts'

/** The check that is being filled in. It is kept in the memory of the page, so it outlives a login. */
type Running = {
  check: SelfCheck
  /** The key of the save request; it changes with the answers, so that a repeated save stores one check. */
  key: string
  /** The user who began the check; a visitor's check passes to the user who signs in. */
  owner: string | undefined
}

const draftKey = 'self-check'
const asVisitor = { as: 'visitor' } as const

let running: Running | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const userId = (): string | undefined => currentSession().userId?.()

/** The check in memory; undefined for another user than the one who began it. */
const current = (): Running | undefined => {
  const owner = userId()
  if (running?.owner !== undefined && running.owner !== owner) running = undefined
  if (running && running.owner === undefined && owner !== undefined) running = { ...running, owner }
  return running
}

/** Stores the check as a draft; a visitor's draft becomes the draft of the user who signs in. */
const keepDraft = (check: SelfCheck): void => {
  const isVisitor = userId() === undefined
  writeDraft(draftKey, { at: Date.now(), value: keepable(check, []) }, isVisitor ? asVisitor : {})
  if (!isVisitor) removeDraft(draftKey, asVisitor)
}

const show = (check: SelfCheck | undefined): void => {
  running = check && { check, key: newKey(), owner: userId() }
  if (check) keepDraft(check)
  for (const listener of listeners) listener()
}

/** Begins a new check, or an earlier one again with its answers as first values. */
export const beginCheck = (
  profile: Profile,
  { version, choices = {} }: { version: string; choices?: Choices },
): void => {
  const { product, category, country, channels } = profile
  show({ version, product, category, country, channels, choices })
}

export const answer = (question: string, choice: Choice): void => {
  const now = current()
  if (now) show({ ...now.check, choices: { ...now.check.choices, [question]: choice } })
}

/** Removes the check from memory and drafts, after it was stored or given up. */
export const endCheck = (): void => {
  removeDraft(draftKey)
  removeDraft(draftKey, asVisitor)
  show(undefined)
}

export const runningKey = (): string => current()?.key ?? newKey()

/** The draft that an earlier visit left in this browser; a draft of an older version of the form is ignored. */
export const findDraft = (): { at: number; check: SelfCheck } | undefined => {
  const draft = readDraft(draftKey) ?? readDraft(draftKey, asVisitor)
  const read = selfCheckForm.safeParse(draft?.value)
  return draft && read.success ? { at: draft.at, check: read.data } : undefined
}

export const resumeDraft = (): void => {
  const draft = findDraft()
  if (draft) show(draft.check)
}

/** The check in this page's memory; a reload takes it from the draft with `resumeDraft`. */
export const useRunningCheck = (): SelfCheck | undefined => useSyncExternalStore(subscribe, () => current()?.check)
