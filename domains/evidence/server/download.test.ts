import { createHash } from 'node:crypto'
import { demonstrationPassword } from '@portal/accounts/server'
import { formOf } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EvidenceDetail } from '../contract/detail.ts'
import type { Look } from '../contract/looks.ts'
import type { Submitted } from '../contract/record.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'

let portal: EvidenceApp
let sealed: Submitted
beforeAll(async () => {
  portal = await createEvidenceApp({ EVIDENCE_OPERATOR_NAME: '海帆存证' })
  sealed = await portal.sealed()
  portal.clock.advance(2_000)
  await portal.deliver()
})
afterAll(() => portal.close())

const token = () => portal.people.demo.token
const open = async (id = sealed.id, as = token()) =>
  portal.call({ method: 'POST', path: '/api/downloadTicket', token: as, body: { id } })
const download = (ticket: unknown, { id = sealed.id, as }: { id?: string; as?: string } = {}) =>
  portal.app.inject({
    url: `/api/downloadExhibixion?id=${id}&authorization=${ticket}`,
    ...(as && { headers: { authorization: as } }),
  })
const verify = async (bytes: Buffer) => {
  const { body, headers } = formOf({ files: [{ fileName: 'a.zip', bytes }] })
  return (await portal.app.inject({ method: 'POST', url: '/api/evidence/verify', headers, payload: body })).json()
}

describe('a download ticket', () => {
  it('is good for one package, which holds what was received and is verified by anyone', async () => {
    const { body } = await open()
    const answer = await download(body.ticket)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(answer.headers['content-disposition']).toContain(`${sealed.evidenceNo}.zip`)
    const again = await download(body.ticket)
    expect([again.statusCode, again.json().msg]).toEqual([404, '下载凭证无效或已使用，请重新点击下载'])
    const { verification } = await verify(answer.rawPayload)
    expect(verification.claims.filter((claim: { verdict: string }) => claim.verdict === 'INVALID')).toEqual([])
    expect(verification.verdict).toBe('VALID')
    expect(verification.conclusion).toContain(`见公开记录 ${portal.services.config.publicUrl}/e/${sealed.evidenceNo}。`)
    expect(verification.claims).toContainEqual(
      expect.objectContaining({ id: 'operator', verdict: 'VALID', detail: expect.stringContaining('海帆存证') }),
    )
    const broken = Buffer.from(answer.rawPayload)
    const at = broken.indexOf(Buffer.from('data/01-zzfHt.jpg')) + 40
    broken.writeUInt8(broken.readUInt8(at) ^ 1, at)
    expect((await verify(broken)).verification.verdict).toBe('INVALID')
  })

  it('is told to nobody but its owner, and used by nobody else beside a session of his own', async () => {
    expect((await open(sealed.id, portal.people.demo2.token)).status).toBe(404)
    const { body } = await open()
    expect((await download(body.ticket, { as: portal.people.demo2.token })).statusCode).toBe(404)
    expect((await download(body.ticket, { as: token() })).statusCode).toBe(200)
  })

  it('ends with the session that asked for it', async () => {
    const login = { username: 'demo', password: demonstrationPassword }
    const { body: session } = await portal.call({ method: 'POST', path: '/api/login', body: login })
    const { body } = await open(sealed.id, String(session.token))
    await portal.call({ method: 'PUT', path: '/api/logout', token: String(session.token) })
    expect((await download(body.ticket)).statusCode).toBe(404)
  })

  it('ends after five minutes, and opens no other record', async () => {
    const other = await portal.sealed()
    const { body } = await open()
    expect((await download(body.ticket, { id: other.id })).statusCode).toBe(404)
    portal.clock.advance(5 * 60_000 + 1)
    expect((await download(body.ticket)).statusCode).toBe(404)
    portal.clock.advance(-5 * 60_000 - 1)
    expect((await download(token())).statusCode).toBe(404)
  })

  it('is not given for a draft', async () => {
    const { body } = await portal.submit()
    expect((await open(String(body.id))).status).toBe(409)
  })

  it('gives one package to many who try it at once', async () => {
    const { body } = await open()
    const answers = await Promise.all(Array.from({ length: 6 }, () => download(body.ticket)))
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1)
  })

  it('leaves a look at each travel document behind', async () => {
    const count = async () => {
      const path = `/api/evidence/looks?id=${sealed.id}&pgCount=100`
      const { body } = await portal.call({ path, token: token() })
      return (body.elements as Look[]).filter(({ kind }) => kind === 'packaged').map(({ slot }) => slot)
    }
    const before = (await count()).length
    await download((await open()).body.ticket)
    expect((await count()).slice(0, (await count()).length - before).toSorted()).toEqual(['hzQz', 'hzRqy', 'hzSy'])
  })
})

describe('verification by the portal', () => {
  it('tells the records that hold a file, by its digest', async () => {
    const detail = (await portal.detail(sealed.id)).body as EvidenceDetail
    const ask = (sha256?: string) =>
      portal.call({ method: 'POST', path: '/api/evidence/verify', body: sha256 === undefined ? {} : { sha256 } })
    const { body } = await ask(detail.zhtwTwh?.sha256.toUpperCase())
    expect(body).toMatchObject({
      verification: null,
      matches: [{ evidenceNo: sealed.evidenceNo, slot: 'zhtwTwh', receivedAt: detail.zhtwTwh?.receivedAt }],
    })
    expect((await ask(createHash('sha256').update('x').digest('hex'))).body.matches).toEqual([])
    expect((await ask('abc')).status).toBe(400)
    expect((await ask()).body.msg).toBe('请选择存证材料包，或提供文件的 SHA-256')
  })

  it('calls what is no package none', async () => {
    const { verification } = await verify(Buffer.from('no package'))
    expect(verification).toMatchObject({ verdict: 'INVALID', claims: [{ id: 'package' }] })
  })
})

describe('a signed link', () => {
  it('opens nothing more once the account that it was given to is disabled', async () => {
    const app = await createEvidenceApp()
    const { url, viewUrl } = await app.upload('zzfHt')
    const statuses = async () => {
      const answers = await Promise.all([url, viewUrl ?? ''].map((address) => app.app.inject({ url: address })))
      return answers.map(({ statusCode }) => statusCode)
    }
    expect(await statuses()).toEqual([200, 200])
    const { status } = await app.call({
      method: 'POST',
      path: `/api/admin/users/${app.people.demo.id}/status`,
      token: app.people.staff.token,
      body: { action: 'disable' },
    })
    expect(status).toBe(200)
    expect(await statuses()).toEqual([404, 404])
    await app.close()
  })
})
