import { stress } from '@portal/platform/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { avoidTypes, disputeTypes } from '../contract/choices.ts'
import { filingDefaults } from '../contract/kinds/expert-filing.ts'
import { kinds } from '../contract/kinds.ts'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const all = [
  ...['\0', 'a\0b', '\ud800', '\udc00x', '\ufeff', '\u202e反', '\u200b', '👩‍👩‍👧‍👦', 'ﷺ', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'],
  ...["' or '1'='1", '"; drop table protection_request; --', '$1', '#{7*7}', '{{7*7}}', '%00', '%s%n', '\\', '`id`'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '__proto__', 'constructor'],
  ...['../../etc/passwd', 'CON', 'NaN', 'Infinity', '-1', '1e309', '0x10', 'null', 'undefined', 'true', '[]', '{}'],
]
const { naughty, numRuns } = stress(import.meta, {
  what: '每个字段 37 种恶意文本、60 种任意值（本次 10 种、15 种）',
  full: { naughty: all, numRuns: 60 },
  gate: { naughty: all.filter((_, at) => at % 4 === 0), numRuns: 15 },
})
type Sample = keyof typeof submitSamples
/** Masked, coded or dropped: what comes back is not the text. */
const notShown = ['idCard', 'rightInfo', 'isDispute', 'complaintType', 'requirementType']
const samples = Object.keys(submitSamples) as Sample[]
/** Every field that the kind takes, in its form and besides. */
const fieldsOf = (sample: Sample): string[] => Object.keys(kinds[submitSamples[sample].businessType].body.shape)
/** What an empty text means. */
const meant: Readonly<Record<string, string>> = {
  voucher: '[]',
  disputeType: disputeTypes[0],
  avoidType: avoidTypes[0],
  ...filingDefaults,
}
/** What the owner reads of a text that was taken. */
const shownOf = (field: string, text: string): unknown =>
  field === 'voucher' || text.trim() === '' ? (meant[field] ?? null) : text.trim()

describe.each(samples)('hostile texts in a request of the kind %s', (sample) => {
  let paper: object | undefined
  // A refused request leaves its file free for the next.
  const submit = async (changes: object) => {
    if (sample === 'expertFiling') paper ??= await portal.upload()
    const answer = await portal.submit({ ...(paper && { voucher: [paper] }), ...changes }, { sample })
    if (answer.status === 200) paper = undefined
    return answer
  }

  it.each(fieldsOf(sample))('in %s are stored as they are or refused, never an error of ours', async (field) => {
    for (const text of naughty) {
      const { status, body } = await submit({ [field]: text })
      expect([200, 400], JSON.stringify(text)).toContain(status)
      if (status !== 200 || notShown.includes(field)) continue
      expect((await portal.detail(body.businessSn)).body[field], JSON.stringify(text)).toBe(shownOf(field, text))
    }
  })

  it('of any type and shape never make an error of ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fieldsOf(sample)), fc.jsonValue(), async (field, value) => {
        const { status } = await submit({ [field]: value })
        return status === 200 || status === 400
      }),
      { numRuns },
    )
  })
})

describe('hostile texts', () => {
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
})
