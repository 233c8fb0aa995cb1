/** Private windows and full disks refuse storage: the session then lasts as long as the page. */
const withStorage = <R>(work: (storage: Storage) => R): R | undefined => {
  try {
    return work(window.localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Names in local storage, put behind the configured prefix. `remumber` is the specification's spelling. */
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

/** Empty text takes the value away, but for the two remembered ones, which the specification blanks. */
export const writeStored = (name: StoredName, text: string): void => {
  const isBlanked = name === 'remumber_flag' || name === 'remumber_login_info'
  withStorage((storage) => {
    if (text === '' && !isBlanked) storage.removeItem(storedKey(name))
    else storage.setItem(storedKey(name), text)
  })
}

/** Takes over the configured prefix; what stands under another one moves along. */
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

/** A cookie that ends with the browser and says nothing but that it has not been closed since. */
const openMark = (): string => `${currentPrefix()}open=1`

export const markBrowserOpen = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in the webviews of our target.
  document.cookie = `${openMark()}; path=/; SameSite=Lax`
}

/** Closed and opened again since the login. Without cookies nobody can tell, and the session stays. */
export const wasBrowserClosed = (): boolean => navigator.cookieEnabled && !document.cookie.includes(openMark())
