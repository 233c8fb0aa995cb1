import { calendarsServer } from '@portal/calendars/server'
import { createDeadlinesServer } from '@portal/deadlines/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlaybookView } from '../contract/playbook-endpoints.ts'
import { playbooks } from '../contract/playbooks.ts'
import { createHelpServer } from './index.ts'

const deadlinesServer = createDeadlinesServer([])
let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [calendarsServer, deadlinesServer, createHelpServer([])] })
  await deadlinesServer.prepare?.(portal.ctx)
})
afterAll(() => portal.close())

const ask = (query: Record<string, string>) => portal.call({ path: `/api/playbooks?${new URLSearchParams(query)}` })
const read = async (query: Record<string, string>) => (await ask(query)).body.playbook as PlaybookView | null

it('is that of a member of the Union, of China, or general and said so', async () => {
  const at = async (nation: string) => {
    const found = await read({ situation: 'request-7', side: 'holder', nation })
    return [found?.title, found?.known, found?.deadlines.map(({ rule }) => rule)]
  }
  expect(await at('德国')).toEqual(['欧盟海关扣留：权利人', true, ['eu.customs.respond']])
  expect(await at('捷克')).toEqual(['欧盟海关扣留：权利人', true, ['eu.customs.respond']])
  expect((await at('中国')).slice(0, 2)).toEqual(['中国海关查扣：权利人', true])
  expect(await at('美国')).toEqual(['海关查扣：权利人', false, []])
  expect(await at('中国香港')).toEqual(['海关查扣：权利人', false, []])
})

it('tells checked periods with their source, and none that nobody has checked', async () => {
  const seizure = await read({ situation: 'request-7', side: 'holder', nation: '中国', on: '2026-11-20' })
  expect(seizure).toMatchObject({ on: '2026-11-20', from: '2018-03-19', until: null, checkedOn: '2025-04-19' })
  expect(seizure?.deadlines[0]).toEqual({
    rule: 'customs.exOfficio.respond',
    name: '海关依职权保护：申请扣留并提供担保',
    trigger: '自收到海关通知之日起算',
    period: '3 个工作日',
    source: '《知识产权海关保护条例》（2018 年修订）第十六条',
    url: null,
    checkedOn: '2025-04-19',
    calendar: null,
  })
  const recordal = await read({ situation: 'request-1', nation: '中国' })
  expect(recordal?.deadlines.at(-1)).toMatchObject({ period: '6 个月', trigger: '自备案有效期届满之日往前推算' })
  const fair = await read({ situation: 'request-2', side: 'accused', nation: '中国' })
  expect(fair?.deadlines).toEqual([])
})

it('recognises every country that a text names, and shows the first of them that has an entry', async () => {
  const of = async (nation: string) => {
    const found = await read({ situation: 'request-1', nation })
    return [found?.title, found?.nation, found?.nations]
  }
  const china = '中国海关备案'
  expect(await of('中国;德国')).toEqual([china, '中国', ['中国', '德国']])
  expect(await of('德国 / 法国，中国')).toEqual([china, '中国', ['德国', '法国', '中国']])
  expect(await of('德国；法国')).toEqual(['向海关申请保护', '德国；法国', ['德国', '法国']])
  expect(await of('德国、法国、德国')).toEqual(['向海关申请保护', '德国、法国、德国', ['德国', '法国']])
  const island = '圣赫勒拿、阿森松和特里斯坦-达库尼亚'
  expect(await of(island)).toEqual(['向海关申请保护', island, [island]])
  expect(await of('欧洲各国')).toEqual(['向海关申请保护', '欧洲各国', []])
})

it('names the calendar of the state that counts a period of the Union, and none of countries that have one of their own', async () => {
  const calendarsOf = async (nation: string) =>
    (await read({ situation: 'request-7', side: 'holder', nation }))?.deadlines.map(({ calendar }) => calendar)
  expect(await calendarsOf('德国')).toEqual(['DE'])
  expect(await calendarsOf('中国')).toEqual([null, null, null])
})

it('asks no country where what to do is the same in all of them', async () => {
  for (const situation of ['request-5', 'request-6'])
    expect(await read({ situation, nation: '美国' })).toMatchObject({ nation: null, nations: [] })
})

it('names no rule of deadlines that there is not', async () => {
  const { body } = await portal.call({ path: '/api/deadlineRules' })
  const codes = (body.elements as { code: string }[]).map(({ code }) => code)
  for (const { deadlines } of playbooks) for (const code of deadlines) expect(codes).toContain(code)
})

it('says nothing of days before any entry, and refuses what it does not know', async () => {
  expect(await read({ situation: 'request-7', on: '2014-04-30' })).toBeNull()
  expect(await ask({ situation: 'request-8' })).toMatchObject({ status: 400, body: { msg: '没有这类业务的办理要点' } })
  expect((await ask({ situation: 'request-7', on: '2026-13-01' })).body.msg).toBe('日期有误')
})
