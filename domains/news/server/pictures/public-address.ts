import { BlockList, isIP } from 'node:net'

/** Networks that are not public: those of the IANA special-purpose registry (RFC 6890 and its successors), and multicast. */
const special = new BlockList()
const special4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
const special6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [network, bits] of special4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of special6) special.addSubnet(network, bits, 'ipv6')

/** The IPv6 addresses that are assigned for use on the internet; mapped and translated IPv4 addresses are not among them. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the open internet, and not to this machine, its network or a service of its cloud. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
