import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { formOf } from '@portal/files/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { createOrdersServer } from '../server/index.ts'
import { placeSample, sampleFees, samplePrices, setFees } from './sample-order.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>
type Sent = Omit<Parameters<TestApp['call']>[0], 'path'>

export type ReceiptsApp = TestApp & {
  people: People
  /** An order of 3450.55 yuan of the demonstration's customer: its number, and the note of its transfers. */
  order: () => Promise<{ orderNo: string; note: string }>
  /** The order as its owner sees it. */
  own: (orderNo: string) => Promise<Record<string, unknown>>
  /** A call of staff. */
  staff: (path: string, sent?: Sent) => Promise<Answer>
  act: (id: unknown, act: string, body: object) => Promise<Answer>
  importFile: (content: string | Buffer, mapping?: object, path?: string) => Promise<Answer>
  /** The balances of the journal by account, in fen; accounts of nothing are left out. */
  balances: () => Promise<Record<string, string>>
}

/** Orders with what they stand on, with a fee table in force. */
export const createReceiptsApp = async (): Promise<ReceiptsApp> => {
  const domains = [accountsServer, filesServer, createOrdersServer(sampleFees)]
  const portal = await createTestApp({ domains, authenticate })
  const people = await createPeople(portal)
  await setFees(portal.ctx, 1, samplePrices)
  const staff: ReceiptsApp['staff'] = (path, sent = {}) => portal.call({ ...sent, path, token: people.staff.token })
  return {
    ...portal,
    people,
    staff,
    order: async () => {
      const orderNo = await placeSample(portal.ctx, people.demo.id)
      const { rows } = await portal.database.pool.query(
        'select remittance_note as note from customer_order where order_number = $1',
        [orderNo],
      )
      return { orderNo, note: rows[0].note }
    },
    own: async (orderNo) => (await portal.call({ path: `/api/orders/${orderNo}`, token: people.demo.token })).body,
    act: (id, act, body) => staff(`/api/admin/receipts/${String(id)}/${act}`, { method: 'POST', body }),
    importFile: async (content, mapping, path = '/api/admin/receipts/import') => {
      const file = { fileName: '流水.csv', bytes: Buffer.from(content) }
      const before = mapping ? { before: { mapping: JSON.stringify(mapping) } } : {}
      const { body, headers } = formOf({ files: [file], ...before })
      return staff(path, { method: 'POST', body, headers })
    },
    balances: async () => {
      const { rows } = await portal.database.pool.query(
        'select account, sum(amount_fen)::text as sum from ledger_entry group by 1 having sum(amount_fen) <> 0',
      )
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
    },
  }
}
