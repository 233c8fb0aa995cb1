const patterns = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /failed to load module script/i,
]

/** A part of the app that is no longer on the server: a new version was put up while this tab was open. */
export const isStaleChunk = (error: unknown): boolean =>
  error instanceof Error && patterns.some((pattern) => pattern.test(error.message))

const markName = 'reloaded-for-chunk'
/** A second failure so soon after a reload is no stale tab: reloading again would go round in circles. */
const quietMs = 60_000

/** Reloads for a stale chunk, once; answers whether it does. */
export const reloadOnce = (
  now: number = Date.now(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage,
  reload: () => void = () => window.location.reload(),
): boolean => {
  const last = Number(storage.getItem(markName) ?? 0)
  if (now - last < quietMs) return false
  storage.setItem(markName, String(now))
  reload()
  return true
}
