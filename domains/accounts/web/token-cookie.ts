/** The tail of the last token that was taken from a cookie: not the token, and enough to know it again. */
const seen = 'portal.seen-token'
const tailLength = 16

const isNew = (token: string): boolean => {
  const tail = token.slice(-tailLength)
  try {
    if (window.sessionStorage.getItem(seen) === tail) return false
    window.sessionStorage.setItem(seen, tail)
    return true
  } catch (error) {
    if (error instanceof DOMException) return true
    throw error
  }
}

/** `b.c.example`, `c.example`, `example`: a cookie of the whole site is named by any of them. */
const domainsOf = (host: string): string[] => host.split('.').map((_, index, parts) => parts.slice(index).join('.'))

/** Takes the cookie away wherever on this site it was set; false for one that could not be removed and was handled before. */
export const takeCookie = (name: string, token: string): boolean => {
  const end = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  for (const domain of ['', ...domainsOf(window.location.hostname).map((host) => `; domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in the webviews of our target.
    document.cookie = end + domain
  }
  return isNew(token)
}
