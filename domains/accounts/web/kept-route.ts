const name = 'portal.return'
/** The kept route is good for so many ms: a user who comes back later has begun something else meanwhile. */
const keptFor = 15 * 60_000

/** Private windows refuse storage: the user then comes back to the first page. */
const inStorage = <R>(work: (storage: Storage) => R): R | undefined => {
  try {
    return work(window.sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Keeps the route that the user was on when the browser is sent to another site to have the login checked. */
export const keepRoute = (route: string): void => {
  inStorage((storage) => storage.setItem(name, `${Date.now()} ${route}`))
}

/** The kept route, if it is still good; it can be taken once. */
export const takeKeptRoute = (): string | undefined => {
  const text = inStorage((storage) => storage.getItem(name)) ?? ''
  inStorage((storage) => storage.removeItem(name))
  const at = text.indexOf(' ')
  const isFresh = Date.now() - Number(text.slice(0, at)) < keptFor
  return at > 0 && isFresh ? text.slice(at + 1) : undefined
}
