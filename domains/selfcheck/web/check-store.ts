import { currentSession, keepable, newKey, readDraft, removeDraft, writeDraft } from '@portal/platform/web'
import { useSyncExternalStore } from 'react'
import { type Choice, type Choices, type SelfCheck, selfCheckForm } from '../contract/choices.ts'
import type { Profile } from '../contract/profile.ts'

/** The check that is being filled in, in this page's memory: it outlives a login. */
type Running = {
  check: SelfCheck
  /** One for each set of answers, so that a repeated save stores one. */
  key: string
  /** Who began it; a visitor's check goes over to whoever signs in. */
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

/** Another user than the one who began finds nothing. */
const current = (): Running | undefined => {
  const owner = userId()
  if (running?.owner !== undefined && running.owner !== owner) running = undefined
  if (running && running.owner === undefined && owner !== undefined) running = { ...running, owner }
  return running
}

/** A visitor's draft becomes the draft of whoever signs in. */
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

/** A new check, or an earlier one again with its answers to start from. */
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

/** The check is stored or given up: nothing is left of it here. */
export const endCheck = (): void => {
  removeDraft(draftKey)
  removeDraft(draftKey, asVisitor)
  show(undefined)
}

export const runningKey = (): string => current()?.key ?? newKey()

/** What an earlier visit left in this browser; a draft of an older form of the page counts as none. */
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
