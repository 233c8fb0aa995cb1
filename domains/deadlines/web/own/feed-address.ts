import { isLoopback } from '@portal/platform/web'

export interface FeedAddress {
  /** What is pasted into a calendar. */
  url: string
  /** The same with the scheme `webcal` (registered with IANA, provisional), which opens a calendar instead of the browser. */
  webcal: string
  /** The address reaches this computer alone. */
  isLocal: boolean
}

/**
 * The addresses of a calendar feed. A portal that was told no public address names itself `localhost`; whoever opened the
 * page by another name has one by which a phone reaches it too.
 */
export const feedAddress = (
  told: string,
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'> = window.location,
): FeedAddress => {
  const asTold = new URL(told)
  const url = isLoopback(asTold.hostname) && !isLoopback(hostname) ? new URL(asTold.pathname, origin) : asTold
  return { url: url.href, webcal: url.href.replace(/^https?:/, 'webcal:'), isLocal: isLoopback(url.hostname) }
}
