import { setTimeout as wait } from 'node:timers/promises'
import { sampleFile } from '@portal/files/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDelegationsApp, type DelegationsApp } from '../testing/delegations-app.ts'
import { caseRights } from './case-rights.ts'
import { rightsPersonal } from './personal.ts'

let test: DelegationsApp
let right: string
beforeAll(async () => {
  test = await createDelegationsApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.pool.query('delete from "right"')
  right = await test.made()
})

/** Begins something while the right is being removed by a transaction that ends only afterwards. */
const whileRemoved = async <T>(begin: () => Promise<T>): Promise<T> => {
  const client = await test.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from "right" where id = $1', [right])
    const under = begin()
    // What fails at once is to be told where it is awaited.
    under.catch(() => undefined)
    await wait(150)
    await client.query('commit')
    return await under
  } finally {
    client.release()
  }
}

describe('a right that its owner removes in the same moment', () => {
  it('does not keep the account of its agency from being closed', async () => {
    await test.delegate(right)
    const erase = () =>
      test.ctx.db.transaction(async (tx) => rightsPersonal.eraseAtOnce?.({ ...test.ctx, db: tx }, test.ids.agency))
    await whileRemoved(erase)
    expect((await test.database.pool.query('select from right_delegation')).rowCount).toBe(0)
  })

  it('is not there for those who look at it', async () => {
    await test.addPaper(right, 'certificate', await sampleFile('pdf'))
    await test.send('demo', 'POST', `/api/rights/${right}/verification`, {})
    expect((await whileRemoved(() => test.send('staff', 'GET', `/api/admin/rights/${right}`))).status).toBe(404)
  })

  it.each(['', '/prefill?form=request-1'])('is not there for its agency: %s', async (part) => {
    await test.delegate(right, { scope: 'use' })
    expect((await whileRemoved(() => test.send('agency', 'GET', `/api/rights/${right}${part}`))).status).toBe(404)
  })

  it('leaves the list of its agency as it was read', async () => {
    await test.delegate(right)
    expect((await whileRemoved(() => test.send('agency', 'GET', '/api/rights?box=delegated'))).status).toBe(200)
  })

  it('is none any more for whoever handles a case in which it is used', async () => {
    const ctx = { ...test.ctx, actor: { userId: test.ids.staff } }
    expect(await whileRemoved(() => caseRights.look(ctx, right, 'KL1'))).toBeUndefined()
  })
})
