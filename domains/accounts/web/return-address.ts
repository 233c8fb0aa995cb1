/** `route` is an address of this app's router, `document` another page of this host. */
export type ReturnTarget = { route: string } | { document: string }

/** Browsers drop tabs and line ends inside addresses and read `\` as `/`, so an address that holds one of them is refused. */
const isSuspicious = (text: string): boolean => /[\p{Cc}\s\\]/u.test(text) || text.startsWith('//')

const parse = (text: string, base: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const entrances = ['/login', '/register']
const pathOf = (route: string): string => route.split('?')[0] ?? route

/** The route in a hash. Login and registration become `/`, since they would only lead back here. */
const ofHash = (hash: string): string => {
  const route = hash.startsWith('#/') ? hash.slice(1) : '/'
  return route.startsWith('//') || entrances.includes(pathOf(route)) ? '/' : route
}

const isDocument = (pathname: string): boolean => pathname === '/' || pathname.endsWith('.html')

/**
 * Where `redirect` or `return_url` leads after the login: a route (`/home/customsSeizure`) or a whole address of this
 * host. Everything else is undefined: foreign origins, other schemes, user names, control characters.
 */
export const readReturnAddress = (
  text: string | null | undefined,
  here: Pick<Location, 'origin' | 'pathname'> = window.location,
): ReturnTarget | undefined => {
  if (!text || isSuspicious(text)) return undefined
  const url = parse(text, here.origin)
  if (!url || url.origin !== here.origin || url.username !== '' || url.password !== '') return undefined
  // `/` alone is the first route of the app that is open; `/` with a hash is the document of the portal.
  const isFirstRoute = url.pathname === '/' && url.hash === ''
  const isRoute = text.startsWith('/') && (isFirstRoute || !isDocument(url.pathname))
  if (isRoute) return { route: ofHash(`#${url.pathname}${url.search}`) }
  if (!isDocument(url.pathname)) return undefined
  if (url.pathname === here.pathname) return { route: ofHash(url.hash) }
  return { document: `${url.pathname}${url.search}#${ofHash(url.hash)}` }
}
