import { formOf, sampleFile } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

type Stored = { url: string; fileName: string }

const upload = async (token = portal.people.demo.token, purpose = 'request-attachment'): Promise<Stored> => {
  const { body, headers } = formOf({ files: [await sampleFile('pdf')], before: { purpose } })
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...headers, authorization: token },
    payload: body,
  })
  return answer.json()
}
const vouchersOf = async (path: string, token: string) => {
  const { body } = await portal.call({ path, token })
  return JSON.parse(String(body.voucher)) as Stored[]
}

describe('the attachment of a request', () => {
  it('is shown to its owner and to the desk by links that open it', async () => {
    const file = await upload()
    for (const voucher of [[await upload()], JSON.stringify([file])]) {
      const businessSn = await portal.submitted({ voucher })
      const own = await vouchersOf(
        `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`,
        portal.people.demo.token,
      )
      const desk = await vouchersOf(`/api/admin/requests/${businessSn}`, portal.people.staff.token)
      for (const [link, ...more] of [own, desk]) {
        expect(more).toEqual([])
        expect(link?.fileName).toBe(file.fileName)
        expect((await portal.app.inject({ url: link?.url ?? '' })).statusCode).toBe(200)
      }
    }
  })

  it.each([
    'https://evil.example/a.pdf',
    '//evil.example/api/file/0190a000-0000-7000-8000-000000000000',
    '/api/file/0190a000-0000-7000-8000-000000000000',
    '/api/file/../../etc/passwd',
    '',
  ])('is never taken from the address %j', async (url) => {
    const { status, body } = await portal.submit({ voucher: [{ fileName: 'a.pdf', url }] })
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: 'voucher', msg: expect.any(String) }],
    })
  })

  it('must be one’s own, of a kind that fits, and used once', async () => {
    const theirs = await upload(portal.people.demo2.token)
    const other = await portal.upload('generic', portal.people.demo.token, 'txt')
    const used = await upload()
    await portal.submitted({ voucher: [used] })
    for (const file of [theirs, other, used]) expect((await portal.submit({ voucher: [file] })).status).toBe(400)
  })

  it('stays free when the request is refused for another reason', async () => {
    const file = await upload()
    expect((await portal.submit({ voucher: [file], lxrName: '' })).status).toBe(400)
    expect((await portal.submit({ voucher: [file] })).status).toBe(200)
  })

  it('is one at the most', async () => {
    const files = [await upload(), await upload()]
    expect((await portal.submit({ voucher: files })).body.msg).toBe('超过最大上传数量！')
  })
})
