import { isIPv6 } from 'node:net'

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))

/**
 * Whom an address stands for when calls are counted. An IPv4 address stands for itself, also when it comes written as IPv6.
 * An IPv6 household holds 2^64 addresses and counts as one: its first 64 bits.
 */
export const householdOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...between, ...after].slice(0, 4).join(':')
}
