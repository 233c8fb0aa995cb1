import { ServerResponse } from 'node:http'
import pg from 'pg'

/** The parent's order to this process: it dies before the step of this number from now on; at 0 it only counts. */
export type DeathOrder = { dieBefore: number }
/** The answer: how many steps were taken since the order before. */
export type DeathAnswer = { steps: number }

/** A change of a table that tells of money or of a trademark, or of an event that is still to be delivered. */
const toldChange =
  /^\s*(?:insert into|update|delete from)\s+"?(?:payment_|customer_order|ledger_|refund|bank_receipt|receipt_import|gateway_message|trademark_|outbox)/i
const gatewayCall = /\/v3\/|\/gateway\.do/

let steps = 0
let dieBefore: number | null = null

/**
 * Counts a step, and ends this process by SIGKILL right before the one that was ordered. A step is whatever others can see of
 * money or of a trademark: a change of their tables, the commit, a call of a gateway, an answer to a caller. Who dies before each of them has died
 * before and after each.
 */
const meet = (): void => {
  if (dieBefore === null) return
  steps += 1
  if (steps === dieBefore) process.kill(process.pid, 'SIGKILL')
}

process.on('message', (order: DeathOrder) => {
  process.send?.({ steps } satisfies DeathAnswer)
  steps = 0
  dieBefore = order.dieBefore
})
// Without this, the channel to the parent would keep a stopped portal alive.
process.channel?.unref()

/** Puts `look` before a method: it sees what the method is called on and with. */
const before = (target: object, name: string, look: (self: object, input: readonly unknown[]) => void): void => {
  const work: unknown = Reflect.get(target, name)
  if (typeof work !== 'function') throw new Error(`no ${name} to die before`)
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value(this: object, ...input: unknown[]): unknown {
      look(this, input)
      return Reflect.apply(work, this, input)
    },
  })
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** The connections whose transaction has changed something that is told. */
const changing = new WeakSet<object>()

before(pg.Client.prototype, 'query', (client, [query]) => {
  const text = textOf(query)
  if (toldChange.test(text)) {
    changing.add(client)
    meet()
  } else if (/^\s*commit/i.test(text)) {
    if (changing.delete(client)) meet()
  } else if (/^\s*(?:begin|rollback)/i.test(text)) changing.delete(client)
})
before(globalThis, 'fetch', (_, [url]) => {
  if (gatewayCall.test(String(url))) meet()
})
before(ServerResponse.prototype, 'end', (response) => {
  if (response instanceof ServerResponse && response.req.method === 'POST') meet()
})
