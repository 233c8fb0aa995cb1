import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { formOf, sampleFile, scanOf } from '@portal/files/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RightFacts } from '../contract/facts.ts'
import type { PrecheckResult } from '../contract/finding.ts'
import { ruleSet as brought } from '../contract/rules/first-rules.ts'
import { bundles } from '../testing/bundles.ts'
import { createPrechecksServer } from './index.ts'

/** The rights that the hook knows in this test, by their id. */
const rights = new Map<string, RightFacts>()

let portal: TestApp
let people: People
beforeAll(async () => {
  const prechecks = createPrechecksServer({ findRight: async (_ctx, id) => rights.get(id) })
  portal = await createTestApp({
    domains: [accountsServer, filesServer, prechecks],
    authenticate,
  })
  portal.clock.set(new Date('2026-12-01T12:00:00+08:00'))
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const upload = async (fileName: string, bytes: Buffer, purpose = 'request-attachment') => {
  const { body, headers } = formOf({ files: [{ fileName, bytes }], before: { purpose } })
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...headers, authorization: people.demo.token },
    payload: body,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { url } = answer.json()
  return { fileName, url: String(url) }
}

const send = (body: object, token: string | null = people.demo.token) =>
  portal.call({ method: 'POST', path: '/api/precheck', body, ...(token !== null && { token }) })
const checked = async (body: object, token = people.demo.token) => {
  const answer = await send(body, token)
  expect(answer.status).toBe(200)
  return answer.body as PrecheckResult
}

describe('twelve bundles', () => {
  it('are twelve', () => {
    expect(bundles).toHaveLength(12)
  })

  it.each(bundles)('$form gives exactly $name', async ({ name, form, values, papers, ending, right }) => {
    const voucher = await Promise.all((await papers()).map((bytes) => upload(`${name}.${ending}`, bytes)))
    if (right) rights.set('r', right)
    const { findings, verdict } = await checked({ form, values: { ...values, voucher }, ...(right && { right: 'r' }) })
    expect(findings.map(({ rule }) => rule).join('+') || 'ready').toBe(name)
    const [heaviest] = findings
    expect(verdict).toBe({ must: 'lacking', should: 'advised', hint: 'ready' }[heaviest?.level ?? 'hint'])
    for (const { rule, file } of findings)
      if (file !== null) {
        expect(rule).toMatch(/^(paper|certificate)\./)
        expect(file).toBe(`${name}.${ending}`)
      }
  })
})

describe('a check', () => {
  const values = { appeal: '2026-11-22 收到传票' }
  const of = (voucher: unknown, token?: string) => checked({ form: 'request-4', values: { ...values, voucher } }, token)
  const rulesOf = ({ findings }: PrecheckResult) => findings.map(({ rule }) => rule)

  it('takes the upload of somebody else for no file, and one by a broken address too', async () => {
    const paper = await upload('传票.jpg', await scanOf())
    expect(rulesOf(await of([paper]))).toEqual([])
    expect(rulesOf(await of(JSON.stringify([paper])))).toEqual([])
    expect(rulesOf(await of([paper], people.demo2.token))).toEqual(['paper.none'])
    expect(rulesOf(await of([{ ...paper, url: 'https://example.com/a' }, 7, null]))).toEqual(['paper.none'])
    expect(rulesOf(await of('没有'))).toEqual(['paper.none'])
  })

  it('says of each finding why, whence and what to do', async () => {
    const { ruleSet, findings } = await checked({ form: 'request-7', values: { seizureReason: '侵权' } })
    expect(ruleSet).toBe(brought)
    expect(findings[0]).toEqual({
      rule: 'seizure.noticeDate',
      version: 1,
      level: 'should',
      field: 'seizureReason',
      file: null,
      text: '没有写收到海关通知的日期',
      why: expect.stringContaining('三个工作日'),
      source: { title: '《知识产权海关保护条例》（2018 年修订）', place: '第十六条', url: null },
      mend: expect.any(String),
      question: false,
    })
  })

  it('names no right where nobody knows of one', async () => {
    const answer = await checked({ form: 'request-7', values: { obligeeName: '甲' }, right: 'unknown' })
    expect(answer.findings.filter(({ rule }) => /^(right|holder)\./.test(rule))).toEqual([])
  })

  it('looks at the original of a long picture, and at no Word document', async () => {
    const tall = sharp(await scanOf(700)).extend({ bottom: 5_300, background: '#fff' })
    expect(rulesOf(await of([await upload('长图.jpg', await tall.jpeg().toBuffer())]))).toEqual([])
    const { fileName, bytes } = await sampleFile('docx')
    expect(rulesOf(await of([await upload(fileName, bytes)]))).toEqual([])
  })

  it('is for those who signed in, and refuses what is no form', async () => {
    expect((await send({ form: 'request-4', values }, null)).status).toBe(401)
    for (const body of [{ form: 'request-9', values }, { form: 'request-4' }, { form: 'request-4', values: [] }, {}])
      expect(await send(body)).toMatchObject({ status: 400, body: { status: 'U00400' } })
  })
})

describe('a rule', () => {
  const path = '/api/admin/precheckRules'
  const asStaff = (method: 'GET' | 'POST', at: string, body?: object) =>
    portal.call({ method, path: at, token: people.staff.token, ...(body && { body }) })
  const turn = (id: string, on: unknown, reason = '误报太多') => asStaff('POST', `${path}/${id}/state`, { on, reason })
  const off = async () =>
    (await portal.call({ path: '/api/precheck/ruleChanges', token: people.demo.token })).body as { off: string[] }
  const found = async () => {
    const { ruleSet, findings } = await checked({ form: 'request-7', values: { seizureReason: '侵权' } })
    return { ruleSet, rules: findings.map(({ rule }) => rule) }
  }

  it('is switched off with a reason and on again, and each switch makes another set', async () => {
    expect((await found()).rules).toContain('seizure.noticeDate')
    expect(await turn('seizure.noticeDate', 0)).toMatchObject({ status: 200, body: {} })
    expect(await found()).toMatchObject({
      ruleSet: brought + 1,
      rules: expect.not.arrayContaining(['seizure.noticeDate']),
    })
    expect(await off()).toEqual({ off: ['seizure.noticeDate'], versions: [] })
    const { body } = await asStaff('GET', path)
    expect((body.elements as { id: string }[]).find(({ id }) => id === 'seizure.noticeDate')).toMatchObject({
      on: false,
      switched: { by: 'staff', reason: '误报太多', at: expect.any(Number) },
    })
    expect(await turn('seizure.noticeDate', 0)).toMatchObject({ status: 409, body: { status: 'U00409' } })
    await turn('seizure.noticeDate', true, '已改')
    expect(await found()).toMatchObject({ ruleSet: brought + 2, rules: expect.arrayContaining(['seizure.noticeDate']) })
    expect(portal.acts.at(-1)).toMatchObject({ subjectRef: 'seizure.noticeDate', before: { on: false }, note: '已改' })
  })

  it('is one that there is, and never switched without a reason', async () => {
    expect((await turn('no.such', false)).status).toBe(404)
    expect(await turn('paper.none', false, ' ')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'reason', msg: '请填写原因' }] },
    })
    for (const on of ['off', 2, null]) expect((await turn('paper.none', on)).status).toBe(400)
    expect(await turn('paper.none', true)).toMatchObject({ status: 409 })
    expect(await off()).toEqual({ off: [], versions: [] })
  })
})
