import type { Endpoint } from '../../contract/api.ts'
import type { ServerDomain } from '../domain.ts'
import type { Route } from '../http/routes.ts'

/** The first part of an address after `/api/admin/` or `/api/`. */
const resourceOf = ({ path }: Endpoint): string => /^\/api\/(?:admin\/)?([\w-]+)/.exec(path)?.[1] ?? path

const isOfStaff = ({ endpoint: { access } }: Route): boolean => access === 'staff' || access === 'topAdministrator'

const nameIn = (domain: ServerDomain, route: Route): string => {
  const isTaken = domain.routes.some(
    (other) => other !== route && other.name === route.name && isOfStaff(other) === isOfStaff(route),
  )
  return [domain.name, ...(isTaken ? [resourceOf(route.endpoint)] : []), route.name].join('.')
}

/**
 * What the act log calls each route: `domain.endpoint`. Where a domain has several tables of calls by staff with an endpoint
 * of that name, the resource stands between.
 */
export const actNames = (domains: readonly ServerDomain[]): ReadonlyMap<Route, string> =>
  new Map(domains.flatMap((domain) => domain.routes.map((route) => [route, nameIn(domain, route)] as const)))

/** What a call does, in Chinese: its summary up to the first point, since the rest explains fields. */
export const actNameOf = ({ summary }: Endpoint): string => summary.split(/[，；。：（]/u)[0] ?? summary
