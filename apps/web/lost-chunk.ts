const reloadedAt = 'portal.chunk-reload'
const pause = 60_000

type Place = { pathname: string; search: string }
/** The part of the router's state that says where the user is going. */
type Router = { state: { initialized: boolean; navigation: { location?: Place | undefined } } }

/** Whether the server answers. Without network a page that is loaded afresh would be gone, with all that stands in it. */
const isServerThere = async (): Promise<boolean> => {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * After an upgrade an old tab may ask for a chunk that is gone. If the tab is on its way to another page, that page is
 * loaded afresh, at most once a minute and only if the server answers. In every other case, as when a link under the pointer
 * is fetched ahead of time or a part of the page is missing, the page stays as it is, since it may hold what the user has
 * typed. A failure that this does not cure reaches the error page.
 */
export const reloadOnceOnLostChunk = (router: Router, reload = () => window.location.reload()): void => {
  const tryAfresh = async (wanted: Place | undefined) => {
    if (!(await isServerThere())) return
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    if (wanted) history.pushState(null, '', `#${wanted.pathname}${wanted.search}`)
    reload()
  }
  window.addEventListener('vite:preloadError', () => {
    const { initialized, navigation } = router.state
    const isLeaving = navigation.location !== undefined || !initialized
    const last = Number(sessionStorage.getItem(reloadedAt))
    if (isLeaving && Date.now() - last >= pause) tryAfresh(navigation.location).catch(reportError)
  })
}
