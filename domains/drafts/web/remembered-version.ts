import type { DraftVersion } from '../contract/draft.ts'

type Remembered = { owner: string; form: string; base: DraftVersion }
let remembered: Remembered | undefined

/**
 * Remembers the version of a draft that a form had read when its user's session ended. `useKeptForm` fills the form in
 * again after the login, and with the remembered version the form does not mistake its own draft for one of another device.
 * The version stays in memory, for the same user alone.
 */
export const rememberVersion = (version: Remembered): void => {
  remembered = version
}

export const takeVersion = (form: string, owner: string | undefined): DraftVersion | undefined => {
  const found = remembered
  remembered = undefined
  return found?.form === form && found.owner === owner ? found.base : undefined
}
