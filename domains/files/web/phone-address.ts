const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

type Place = Pick<Location, 'origin' | 'hostname'>

/**
 * Addresses of a ticket's page for the code, the likeliest first: the one this page itself was opened by comes first
 * unless it is this machine's own name, which a phone does not know. `isLocal` says that no other is left.
 */
export const phoneAddresses = (
  { ticket, addresses }: { ticket: string; addresses: readonly string[] },
  { origin, hostname }: Place = window.location,
): { links: string[]; isLocal: boolean } => {
  const isLoopback = loopback.test(hostname)
  const all = isLoopback ? addresses : [origin, ...addresses]
  const isLocal = all.length === 0
  const links = [...new Set(isLocal ? [origin] : all)].map((address) => `${address}/#/phone/${ticket}`)
  return { links, isLocal }
}
