import { currentSession } from '../call/session.ts'

/**
 * What was typed into a form that was left. It stays in memory alone, since it may hold phone numbers and files. A visitor's
 * form has no owner, and passes to whoever signs in.
 */
type KeptForm = { owner: string | undefined; value: Readonly<Record<string, unknown>> }
const kept = new Map<string, KeptForm>()

export const keepForm = (name: string, form: KeptForm): void => {
  kept.set(name, form)
}

/** Hands a kept form out once, to its owner alone; what another user has left is gone. */
export const takeForm = (name: string): KeptForm['value'] | undefined => {
  const user = currentSession().userId?.()
  for (const [other, { owner }] of kept) if (owner !== undefined && owner !== user) kept.delete(other)
  const found = kept.get(name)
  kept.delete(name)
  return found?.value
}

export const forgetForms = (): void => kept.clear()
