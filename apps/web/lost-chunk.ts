const reloadedAt = 'portal.chunk-reload'
const pause = 60_000

type Place = { pathname: string; search: string }
/** The part of a data router that knows where the user is going. */
type Router = { state: { navigation: { location?: Place | undefined } } }

/**
 * After an upgrade an old tab may ask for a chunk that is gone: the page is loaded afresh, at the address that was
 * wanted, once a minute at most. What cannot be helped that way reaches the error page.
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
