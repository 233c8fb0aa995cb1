import { selfCheckSample } from '@portal/selfcheck/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const sample = submitSamples.earlyWarning
const send = (changes: object = {}) => portal.submit({ ...sample, ...changes })
const detail = (businessSn: unknown) =>
  portal.call({
    path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`,
    token: portal.people.demo.token,
  })

describe('a self-check sent to the experts', () => {
  it.each([
    ['as JSON text', JSON.stringify(selfCheckSample)],
    ['as an object', selfCheckSample],
    ['with more than a check holds', { ...selfCheckSample, note: '<script>' }],
  ])('is taken %s and answered as JSON text', async (_how, answers) => {
    const { status, body } = await send({ answers })
    expect({ status, body }).toEqual({
      status: 200,
      body: { businessSn: expect.stringMatching(/^YJ\d{14}$/), acceptanceDue: expect.any(Number) },
    })
    const shown = (await detail(body.businessSn)).body
    expect(shown).toMatchObject({ businessType: 5, score: sample.score, appeal: sample.appeal, seizureProduct: null })
    expect(JSON.parse(String(shown.answers))).toEqual(selfCheckSample)
  })

  it('stands in the tab of its kind, and at the desk under what it is about', async () => {
    const { body } = await send()
    const list = await portal.call({
      path: '/api/serchUserIpForeignInfo?businessType=5&pgCount=100',
      token: portal.people.demo.token,
    })
    expect(JSON.stringify(list.body)).toContain(String(body.businessSn))
    const queue = await portal.call({
      path: `/api/admin/requests?keyword=${body.businessSn}`,
      token: portal.people.staff.token,
    })
    expect(queue.body.elements).toMatchObject([{ subject: '演示·太阳镜 · 德国 · 跨境电商平台、自有品牌' }])
  })

  it.each([0, sample.score - 1, sample.score + 1, 100])('is refused with %i, which it does not earn', async (score) => {
    const { status, body } = await send({ score })
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: 'score', msg: '得分与答案不符，请刷新页面后重试' }],
    })
  })

  it.each([
    ['no answers', undefined, '请先完成自查'],
    ['answers that are no JSON', '{', '自查答案有误，请重新自查'],
    ['answers that are no check', '[]', '自查答案有误，请重新自查'],
    ['answers to other questions', { ...selfCheckSample, choices: { 'no-such': 'a' } }, /答案与题目不符/],
    ['answers to an unknown set', { ...selfCheckSample, version: '2020-01' }, /题目已更新/],
  ])('is refused with %s', async (_what, answers, msg) => {
    const { status, body } = await send({ answers })
    expect(status).toBe(400)
    expect(body.fields).toEqual([{ path: 'answers', msg: msg instanceof RegExp ? expect.stringMatching(msg) : msg }])
  })

  it('asks for what is missing in the order of the form', async () => {
    const { body } = await portal.call({
      method: 'POST',
      path: '/api/submitIpForeignInfo',
      token: portal.people.demo.token,
      body: { businessType: 5 },
    })
    expect((body.fields as { path: string }[]).map(({ path }) => path)).toEqual([
      ...['obligeeName', 'answers', 'score', 'appeal', 'lxrName', 'lxrPhone'],
    ])
  })
})
