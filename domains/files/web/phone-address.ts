import { isLoopback } from '@portal/platform/web'

type Place = Pick<Location, 'origin' | 'hostname'>

/**
 * The addresses of a ticket's page for the code, the likeliest first. The address by which the computer opened its own page
 * comes first, unless it is a name such as `localhost`, which a phone cannot reach. `isLocal` is true if no other address
 * is left.
 */
export const phoneAddresses = (
  { ticket, addresses }: { ticket: string; addresses: readonly string[] },
  { origin, hostname }: Place = window.location,
): { links: string[]; isLocal: boolean } => {
  const all = isLoopback(hostname) ? addresses : [origin, ...addresses]
  const isLocal = all.length === 0
  const links = [...new Set(isLocal ? [origin] : all)].map((address) => `${address}/#/phone/${ticket}`)
  return { links, isLocal }
}
