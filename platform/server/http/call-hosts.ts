import type { Config } from '../config/config.ts'
import type { ServerDomain } from '../domain.ts'

/** Where the portal's pages send calls: the beginning of a path, and the address (without a slash at its end) put before it. */
export type CallHosts = Readonly<Record<string, string>>

/** The other hosts of this portal's calls; none where every call goes to this one. */
export const callHostsOf = (domains: readonly ServerDomain[], config: Config): CallHosts =>
  Object.assign({}, ...domains.map(({ callHosts }) => callHosts?.(config) ?? {}))

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Of two beginnings that fit a path the longer one says more of it. */
const longestFirst = (hosts: CallHosts) => Object.entries(hosts).toSorted(([a], [b]) => b.length - a.length)

/** Tells the pages these hosts in the document itself, since they must know them before their first call. */
export const withCallHosts = (html: string, hosts: CallHosts): string =>
  Object.keys(hosts).length === 0
    ? html
    : html.replace(
        '<head>',
        () => `<head><meta name="portal-hosts" content="${quoted(JSON.stringify(longestFirst(hosts)))}">`,
      )
