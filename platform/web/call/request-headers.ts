import { currentSession } from './session.ts'

const pageUrlLimit = 512

/**
 * Path and hash route of this page; both are percent-encoded by the browser, so fit for a header.
 * Queries are cut: they may carry names, tokens or search words.
 */
export const pageUrl = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'> = window.location): string => {
  const route = hash.startsWith('#/') ? (hash.split('?')[0] ?? '') : ''
  return (pathname + route).slice(0, pageUrlLimit)
}

/** Headers that every call carries, uploads included. */
export const sessionHeaders = (): Record<string, string> => {
  const session = currentSession()
  const token = session.token()
  const device = session.device?.()
  return {
    Accept: 'application/json',
    'X-Page-Url': pageUrl(),
    ...(token && { Authorization: token }),
    ...(device && { 'X-Device': device }),
  }
}
