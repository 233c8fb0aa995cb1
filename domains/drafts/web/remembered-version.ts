import type { DraftVersion } from '../contract/draft.ts'

type Remembered = { owner: string; form: string; base: DraftVersion }
let remembered: Remembered | undefined

/**
 * A session that ends in mid-form unmounts the form and later brings it back filled in (`useKeptForm`): the version that
 * it had read comes back with it, so that it does not meet its own draft as a stranger's. In memory, for the same user.
 */
export const rememberVersion = (version: Remembered): void => {
  remembered = version
}

export const takeVersion = (form: string, owner: string | undefined): DraftVersion | undefined => {
  const found = remembered
  remembered = undefined
  return found?.form === form && found.owner === owner ? found.base : undefined
}
