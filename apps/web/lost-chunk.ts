const reloadedAt = 'portal.chunk-reload'
const pause = 60_000

/**
 * After an upgrade an old tab may ask for a chunk that is gone: the page is loaded afresh, once a minute at most.
 * What cannot be helped that way reaches the error page.
 */
export const reloadOnceOnLostChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedAt))
    if (Date.now() - last < pause) return
    event.preventDefault()
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    location.reload()
  })
}
