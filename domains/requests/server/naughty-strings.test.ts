import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const naughty = [
  ...['\0', 'a\0b', '\ud800', '\udc00x', '\ufeff', '\u202e反', '\u200b', '👩‍👩‍👧‍👦', 'ﷺ', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'],
  ...["' or '1'='1", '"; drop table protection_request; --', '$1', '#{7*7}', '{{7*7}}', '%00', '%s%n', '\\', '`id`'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '__proto__', 'constructor'],
  ...['../../etc/passwd', 'CON', 'NaN', 'Infinity', '-1', '1e309', '0x10', 'null', 'undefined', 'true', '[]', '{}'],
]
const fields = [
  'obligeeName',
  'seizureProduct',
  'seizureReason',
  'appeal',
  'lxrName',
  'lxrPhone',
  'voucher',
  'businessType',
]

describe('hostile texts', () => {
  it.each(fields)('in %s are stored as they are or refused, never an error of ours', async (field) => {
    for (const text of naughty) {
      const { status, body } = await portal.submit({ [field]: text })
      expect([200, 400], JSON.stringify(text)).toContain(status)
      if (status !== 200) continue
      const { demo } = portal.people
      const path = `/api/serchUserIpForeignInfoDetail?businessSn=${body.businessSn}`
      const detail = await portal.call({ path, token: demo.token })
      expect(detail.body[field], JSON.stringify(text)).toBe(field === 'voucher' ? '[]' : text.trim())
    }
  })

  it('in queries and paths never make an error of ours', async () => {
    const { demo, staff } = portal.people
    for (const text of naughty.map((one) => encodeURIComponent(one.isWellFormed() ? one : '%ED%A0%80'))) {
      const answers = await Promise.all([
        portal.call({ path: `/api/serchUserIpForeignInfo?state=${text}&from=${text}`, token: demo.token }),
        portal.call({ path: `/api/serchUserIpForeignInfoDetail?businessSn=${text}`, token: demo.token }),
        portal.call({ path: `/api/admin/requests?keyword=${text}`, token: staff.token }),
        portal.call({ path: `/api/admin/requests/${text}`, token: staff.token }),
      ])
      for (const { status } of answers) expect(status, text).toBeLessThan(500)
    }
  })

  it('of any kind and shape never make an error of ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), fc.jsonValue(), async (field, value) => {
        const { status } = await portal.submit({ [field]: value })
        return status === 200 || status === 400
      }),
      { numRuns: 150 },
    )
  })
})
