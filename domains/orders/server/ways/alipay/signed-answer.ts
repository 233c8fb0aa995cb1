import type { KeyObject } from 'node:crypto'
import { isSignedBy } from './signature.ts'
import type { AlipayMethod } from './signed-request.ts'

/** An answer in which nobody can believe: not JSON, of another call, unsigned, or signed by somebody else. */
export type Unbelieved = { unbelieved: string }
export type AlipayAnswer = { fields: Readonly<Record<string, unknown>> } | Unbelieved

const stringsAndMarks = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g

/**
 * The members of a JSON object with the exact text of their values: a signature covers that text, and writing the value
 * anew could differ from it. Null where a name stands twice, since readers could then take different ones.
 */
const membersOf = (json: string): Map<string, string> | null => {
  const members = new Map<string, string>()
  let depth = 0
  let from = 0
  let name: string | null = null
  for (const { 0: mark, index } of json.matchAll(stringsAndMarks)) {
    if (mark === '{' || mark === '[') depth += 1
    if (depth === 1 && name !== null && (mark === ',' || mark === '}')) {
      if (members.has(name)) return null
      members.set(name, json.slice(from, index).trim())
      name = null
    }
    if (mark === '}' || mark === ']') depth -= 1
    if (depth !== 1) continue
    if (mark === ':') from = index + 1
    if (mark.startsWith('"') && name === null) name = JSON.parse(mark) as string
  }
  return members
}

const objectOf = (json: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** The words by which Alipay names a fault of ours, for the operator's log; they are believed for nothing else. */
const claimIn = (node: Record<string, unknown> | null): string => {
  const { code, sub_code: detail } = node ?? {}
  return [code, detail].filter((word) => typeof word === 'string' && /^[\w.-]{1,64}$/.test(word)).join(' ')
}

/**
 * Reads the answer to a call, verified over the exact text of its node by Alipay's key. A failure is answered in the same
 * node and signed too; what comes unsigned proves nothing.
 */
export const readSignedAnswer = (text: string, method: AlipayMethod, publicKey: KeyObject): AlipayAnswer => {
  const outer = objectOf(text)
  const members = outer && membersOf(text)
  if (!members) return { unbelieved: 'not an answer of Alipay' }
  const node = members.get(`${method.replaceAll('.', '_')}_response`)
  const fields = node === undefined ? null : objectOf(node)
  const { sign } = outer
  if (node === undefined || !fields) {
    return { unbelieved: `not an answer to ${method}: ${claimIn(objectOf(members.get('error_response') ?? ''))}` }
  }
  if (typeof sign !== 'string' || sign === '') return { unbelieved: `unsigned: ${claimIn(fields)}` }
  return isSignedBy(publicKey, node, sign) ? { fields } : { unbelieved: 'the signature is not Alipay’s' }
}
