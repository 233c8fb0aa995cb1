let known: readonly (readonly [start: string, address: string])[] | undefined

/**
 * The address that stands before a path; empty where this host answers the call. The server writes the other hosts of calls
 * into the document: the beginning of a path, and the address put before it, the longest beginning first.
 */
export const hostOf = (path: string): string => {
  known ??= JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=portal-hosts]')?.content ?? '[]')
  return known?.find(([start]) => path.startsWith(start))?.[1] ?? ''
}
