import { sampleFile } from '@portal/files/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDelegationsApp, type DelegationsApp } from '../testing/delegations-app.ts'

let test: DelegationsApp
let right: string
let paper: string
beforeAll(async () => {
  test = await createDelegationsApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.pool.query('delete from "right"')
  right = await test.made()
  paper = await test.addPaper(right, 'certificate', await sampleFile('pdf'))
})

type Links = { url: string; viewUrl: string }[]
const linksOf = async (who: 'agency' | 'staff', path: string): Promise<string[]> => {
  const { body } = await test.send(who, 'GET', path)
  return (body.papers as Links).flatMap(({ url, viewUrl }) => [url, viewUrl])
}
const opened = async (links: readonly string[]): Promise<number[]> => {
  const statuses = []
  for (const url of links) statuses.push((await test.app.inject({ url })).statusCode)
  return statuses
}
const ask = () => test.send('demo', 'POST', `/api/rights/${right}/verification`, {})
const ofAgency = () => linksOf('agency', `/api/rights/${right}`)
const ofStaff = () => linksOf('staff', `/api/admin/rights/${right}`)
const removePaper = () => test.send('demo', 'DELETE', `/api/rights/${right}/papers/${paper}`)
const removeRight = () => test.send('demo', 'DELETE', `/api/rights/${right}`)

describe('the links to a paper that others than its owner were given', () => {
  it.each([
    ['paper', removePaper],
    ['right', removeRight],
  ] as const)('end with the %s, for the agency and for staff', async (_, remove) => {
    await test.delegate(right, { scope: 'use' })
    await ask()
    const links = [...(await ofAgency()), ...(await ofStaff())]
    expect(await opened(links)).toEqual([200, 200, 200, 200])
    expect((await remove()).status).toBe(200)
    expect(await opened(links)).toEqual([404, 404, 404, 404])
  })

  it.each([
    ['paper', removePaper],
    ['right', removeRight],
  ] as const)('stay closed to an agency whose delegation has ended when the %s goes after it', async (_, remove) => {
    const delegation = await test.delegate(right, { scope: 'use' })
    const links = await ofAgency()
    await test.answer('demo', 'revoke', delegation)
    expect(await opened(links)).toEqual([404, 404])
    await remove()
    expect(await opened(links)).toEqual([404, 404])
  })

  it('are none for an agency that has no delegation any more', async () => {
    await test.delegate(right, { scope: 'use' })
    const links = await ofAgency()
    await test.database.pool.query('delete from right_delegation')
    expect(await opened(links)).toEqual([404, 404])
  })

  it('end for staff with the comparison that they were asked for', async () => {
    await ask()
    const links = await ofStaff()
    expect(await opened(links)).toEqual([200, 200])
    await test.send('staff', 'POST', `/api/admin/rights/${right}/verify`, { result: 'verified' })
    expect(await opened(links)).toEqual([404, 404])
  })
})
