const reloadedAt = 'portal.chunk-reload'
const pause = 60_000

type Place = { pathname: string; search: string }
/** The part of the router's state that says where the user is going. */
type Router = { state: { navigation: { location?: Place | undefined } } }

/**
 * After an upgrade an old tab may ask for a chunk that is gone. The page is then loaded afresh at the address that the user
 * wanted, at most once a minute. A failure that this does not cure reaches the error page.
 */
export const reloadOnceOnLostChunk = (router: Router): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedAt))
    if (Date.now() - last < pause) return
    event.preventDefault()
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    const wanted = router.state.navigation.location
    if (wanted) history.pushState(null, '', `#${wanted.pathname}${wanted.search}`)
    location.reload()
  })
}
