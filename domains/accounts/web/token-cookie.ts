/**
 * The key under which the end of the last token from a cookie is kept: enough to recognise the token, too little to use
 * it.
 */
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

/** All domains that may have set a cookie for this host: `b.c.example`, `c.example`, `example`. */
const domainsOf = (host: string): string[] => host.split('.').map((_, index, parts) => parts.slice(index).join('.'))

/**
 * Removes the cookie from all domains of this site. Answers false for a token that was handled before, whose cookie
 * could not be removed.
 */
export const takeCookie = (name: string, token: string): boolean => {
  const end = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  for (const domain of ['', ...domainsOf(window.location.hostname).map((host) => `; domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in the webviews of our target.
    document.cookie = end + domain
  }
  return isNew(token)
}
