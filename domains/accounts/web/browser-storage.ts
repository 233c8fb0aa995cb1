/** Private windows and full disks refuse storage: the session then lasts as long as the page. */
const withStorage = <R>(work: (storage: Storage) => R): R | undefined => {
  try {
    return work(window.localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** The keys in local storage; the configured prefix stands before each. `remumber` is the specification's spelling. */
const names = ['token', 'user', 'device', 'remumber_flag', 'remumber_login_info', 'signed_out'] as const
export type StoredName = (typeof names)[number]

const pointer = 'portal.storage-prefix'
const usual = 'onechain_'
let prefix: string | undefined

const currentPrefix = (): string => {
  prefix ??= withStorage((storage) => storage.getItem(pointer)) ?? usual
  return prefix
}

export const storedKey = (name: StoredName): string => currentPrefix() + name

export const readStored = (name: StoredName): string => withStorage((storage) => storage.getItem(storedKey(name))) ?? ''

/** Stores a text. An empty text removes the key, except for the two `remumber_` keys, which the specification blanks. */
export const writeStored = (name: StoredName, text: string): void => {
  const isBlanked = name === 'remumber_flag' || name === 'remumber_login_info'
  withStorage((storage) => {
    if (text === '' && !isBlanked) storage.removeItem(storedKey(name))
    else storage.setItem(storedKey(name), text)
  })
}

/** Sets the prefix of the keys; values that are stored under the former prefix move to the new one. */
export const setStoragePrefix = (wanted: string): void => {
  const before = currentPrefix()
  if (wanted === before) return
  withStorage((storage) => {
    for (const name of names) {
      const text = storage.getItem(before + name)
      if (text !== null) storage.setItem(wanted + name, text)
      storage.removeItem(before + name)
    }
    storage.setItem(pointer, wanted)
  })
  prefix = wanted
}

/** A cookie without an end date, so that it goes when the browser is closed: while it is there, the browser is still open. */
const openMark = (): string => `${currentPrefix()}open=1`

export const markBrowserOpen = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in the webviews of our target.
  document.cookie = `${openMark()}; path=/; SameSite=Lax`
}

/**
 * Whether the browser was closed and opened again since the login. Without cookies nobody can tell, and the session
 * stays.
 */
export const wasBrowserClosed = (): boolean => navigator.cookieEnabled && !document.cookie.includes(openMark())
