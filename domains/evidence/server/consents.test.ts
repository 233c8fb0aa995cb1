import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentPolicy } from '../contract/consent.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp()
})
afterAll(() => portal.close())

const token = () => portal.people.demo.token
const give = (policyVersion: string) =>
  portal.call({
    method: 'POST',
    path: '/api/consents',
    token: token(),
    body: { purpose: 'travel-documents', policyVersion },
  })
const list = async () => (await portal.call({ path: '/api/consents', token: token() })).body
const withdraw = (id: unknown, as = token()) =>
  portal.call({ method: 'DELETE', path: `/api/consents/${id}`, token: as })

describe('the separate consent', () => {
  it('is asked for before the first travel document, and what it is for is said', async () => {
    const { status, body } = await portal.send({ slot: 'hzSy' })
    expect([status, body.status]).toEqual([409, 'U00409'])
    expect(body.msg).toMatch(/敏感个人信息.*同意/)
    expect((await portal.send({ slot: 'xcqrd' })).status).toBe(200)
  })

  it('is one’s own, to the text in force, once however often it is given', async () => {
    expect((await give('0')).body.msg).toBe('处理说明已更新，请重新阅读后再同意')
    const [one, two] = [await give(consentPolicy.version), await give(consentPolicy.version)]
    expect(two.body).toEqual(one.body)
    expect(await list()).toMatchObject({ current: '1', list: [{ id: one.body.id, withdrawnAt: null }] })
    expect((await portal.send({ slot: 'hzSy' })).status).toBe(200)
    expect((await portal.send({ slot: 'hzSy', token: portal.people.demo2.token })).status).toBe(409)
  })

  it('can be taken back by its giver alone, once, and given again', async () => {
    const { body } = await give(consentPolicy.version)
    expect((await withdraw(body.id, portal.people.demo2.token)).status).toBe(404)
    expect((await withdraw(body.id)).status).toBe(200)
    expect((await withdraw(body.id)).status).toBe(409)
    expect((await portal.send({ slot: 'hzSy' })).status).toBe(409)
    const again = await give(consentPolicy.version)
    expect(again.body.id).not.toBe(body.id)
    expect((await list()).list).toMatchObject([{ withdrawnAt: expect.any(Number) }, { withdrawnAt: null }])
    expect((await portal.send({ slot: 'hzSy' })).status).toBe(200)
  })

  it('counts where a file came without saying its slot', async () => {
    const { body } = await portal.send({})
    await withdraw((await give(consentPolicy.version)).body.id)
    const refused = await portal.submit({ hzQz: { url: body.url } })
    expect([refused.status, refused.body.status]).toEqual([409, 'U00409'])
  })
})
