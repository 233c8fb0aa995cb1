const start = 'http://localhost:3000/'

const emptyStorage = (name: string, storage: Storage): string[] => {
  const keys = Object.keys(storage).map((key) => `${name} ${key}`)
  storage.clear()
  return keys
}

const dropCookies = (): string[] => {
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || [])
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  for (const name of names) document.cookie = `${name}=; max-age=0; path=/`
  return names.map((name) => `cookie ${name}`)
}

/**
 * Removes all elements below the body but one: react-aria keeps an element there for good, from which screen readers get
 * its messages.
 */
const removeElements = (): string[] => {
  const elements = [...document.body.children].filter((element) => !element.matches('[data-live-announcer]'))
  const shown = elements.map((element) => `element ${element.outerHTML.slice(0, 200)}`)
  for (const element of elements) element.remove()
  return shown
}

/**
 * Removes the attributes of the root and the body. An empty one, such as a style that an overlay has emptied again, is not
 * reported.
 */
const removeAttributes = (): string[] =>
  [document.documentElement, document.body].flatMap((element) =>
    element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name)
      element.removeAttribute(name)
      return value === '' ? [] : [`attribute <${element.localName} ${name}="${value}">`]
    }),
  )

const returnToStart = (): string[] => {
  const { href } = window.location
  window.history.replaceState(null, '', start)
  return href.replace(/#$/, '') === start ? [] : [`location ${href}`]
}

/** Removes what a test has left in the browser, and answers what that was. */
export const clearPage = (): string[] => [
  ...emptyStorage('localStorage', localStorage),
  ...emptyStorage('sessionStorage', sessionStorage),
  ...dropCookies(),
  ...removeElements(),
  ...removeAttributes(),
  ...returnToStart(),
]
