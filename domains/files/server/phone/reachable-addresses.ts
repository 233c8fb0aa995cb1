import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { Config } from '@portal/platform/server'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/
const everyInterface = ['0.0.0.0', '::']

/** Names of network interfaces that exist only inside this machine, for containers and virtual machines. */
const inner = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|tun|utun)/

/** Whether an address belongs to a home or office network (RFC 1918). Such addresses come first. */
const isPrivate = (address: string): boolean => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address)

/**
 * The addresses at which other devices reach this portal: the one that the operator set, or, if that one names only this
 * machine, the addresses of this machine in the local network. Empty if the portal listens to its own machine alone.
 */
export const reachableAddresses = (
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  interfaces: Interfaces = networkInterfaces(),
): string[] => {
  if (!loopback.test(new URL(publicUrl).hostname)) return [publicUrl]
  if (!everyInterface.includes(host)) return loopback.test(host) ? [] : [`http://${host}:${port}`]
  return Object.entries(interfaces)
    .filter(([name]) => !inner.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
    .sort((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)))
    .map((address) => `http://${address}:${port}`)
}
