import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { basicSample } from '@portal/evidence/contract'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { submitSamples } from '@portal/requests/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

type Hit = { title: string; text: string; to: string; time: number | null }
type Found = {
  groups: { kind: string; total: number; totalIsExact: boolean; hits: Hit[] }[]
  parts: { word: string; total: number }[]
}

const shown = ['news', 'messages', 'recordals']

let portal: TestApp
let people: People
let businessSn: string
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
  const [customer, other, staff] = [people.demo.id, people.demo2.id, people.staff.id]
  for (const { name, demonstrate = [] } of domains) {
    if (!shown.includes(name)) continue
    for (const { run } of demonstrate) await run(portal.ctx, { customer, other, staff })
  }
  const { body } = await portal.call({
    method: 'POST',
    path: '/api/submitIpForeignInfo',
    token: people.demo.token,
    body: submitSamples.customsSeizure,
  })
  businessSn = String(body.businessSn)
})
afterAll(() => portal.close())

const search = async (q: string, { token, ...more }: { token?: string; literal?: string; count?: string } = {}) => {
  const path = `/api/search?${new URLSearchParams({ q, ...more })}`
  const { status, body } = await portal.call({ path, ...(token && { token }) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as unknown as Found
}
const hitsOf = ({ groups }: Found, kind: string): Hit[] => groups.find((group) => group.kind === kind)?.hits ?? []
const titlesOf = (found: Found, kind: string) => hitsOf(found, kind).map(({ title }) => title)

it('finds by a country of the EU what is written of the EU, unless its own word alone is wanted', async () => {
  const euGoods = '货物在欧盟海关被扣：通知之后十个工作日内要表态'
  expect(titlesOf(await search('法国'), 'news')).toContain(euGoods)
  expect(titlesOf(await search('法国海关扣货'), 'news')).toContain(euGoods)
  expect(titlesOf(await search('法国', { literal: '1' }), 'news')).not.toContain(euGoods)
})

it('finds news, questions and recordals by one character, with the way to each', async () => {
  const found = await search('海', { count: '2' })
  const [news] = hitsOf(found, 'news')
  const { status } = await portal.call({
    path: `/cms/api/directive/contentAttribute?id=${new URLSearchParams(news?.to.split('?')[1]).get('isdetail')}`,
  })
  expect(status).toBe(200)
  const [question] = hitsOf(found, 'question')
  const keyword = new URLSearchParams(question?.to.split('?')[1]).get('keyword') ?? ''
  const { body } = await portal.call({ path: `/api/leaveMessages?${new URLSearchParams({ keyword })}` })
  expect(body.totalElements).toBeGreaterThan(0)
  const [recordal] = hitsOf(found, 'recordal')
  const recordNum = new URLSearchParams(recordal?.to.split('?')[1]).get('recordal') ?? ''
  expect((await portal.call({ path: `/api/recordals/${recordNum}` })).status).toBe(200)
  for (const { hits, total } of found.groups) {
    expect(hits.length).toBeLessThanOrEqual(2)
    expect(total).toBeGreaterThanOrEqual(hits.length)
  }
})

it('finds a matter for its owner alone, by its title, its number and what else its goods are called', async () => {
  const { token } = people.demo
  const to = `/home/speedOfProgress?active=7&businessSn=${businessSn}`
  for (const question of [
    '太阳镜',
    '扣货 太阳镜',
    '1200',
    '1,200',
    '海关查扣',
    submitSamples.customsSeizure.obligeeName,
    businessSn,
  ]) {
    expect(hitsOf(await search(question, { token }), 'matter').map((hit) => hit.to)).toEqual([to])
    expect(hitsOf(await search(question), 'matter')).toEqual([])
    expect(hitsOf(await search(question, { token: people.demo2.token }), 'matter')).toEqual([])
  }
})

it('finds a matter by its whole number however many newer ones there are', async () => {
  const { token } = people.demo
  const { pool } = portal.database
  const fair = { ...basicSample, state: 0 }
  const { body } = await portal.call({ method: 'POST', path: '/api/submitExhibitionInfo', token, body: fair })
  await pool.query(`insert into protection_request (id, business_number, business_type, owner_id, state, right_holder_name,
      subject, request_text, details, contact_name, contact_phone_sealed, contact_phone_fingerprint, created_at)
    select gen_random_uuid(), 'newer ' || n, business_type, owner_id, state, right_holder_name, subject, request_text, details,
      contact_name, contact_phone_sealed, contact_phone_fingerprint, created_at + n * interval '1 hour'
    from protection_request, generate_series(1, 101) n`)
  await pool.query(`insert into evidence (id, evidence_number, owner_id, right_holder_name, document_number_sealed,
      contact_phone_sealed, fair_name, fair_at, fair_address, data_key_sealed, created_at)
    select gen_random_uuid(), 'newer ' || n, owner_id, right_holder_name, document_number_sealed, contact_phone_sealed,
      fair_name, fair_at, fair_address, data_key_sealed, created_at + n * interval '1 hour'
    from evidence, generate_series(1, 101) n`)
  for (const number of [businessSn, String(body.evidenceNo)]) {
    const hits = hitsOf(await search(number.toLowerCase(), { token }), 'matter')
    expect(hits.map(({ text }) => text.split(' · ')[1])).toEqual([number])
  }
})

it('says of a question that finds nothing which of its parts do', async () => {
  expect(await search('欧盟香水瓶形状')).toEqual({
    groups: [],
    parts: [
      { word: '欧盟', total: expect.any(Number) },
      { word: '香水瓶形状', total: 0 },
    ],
  })
  const { parts } = await search('欧盟香水瓶形状')
  expect(parts[0]?.total).toBeGreaterThan(0)
})

it('counts a hundred questions and says of more only that there are more', async () => {
  await portal.database.pool.query(`
    insert into message (id, number, title, content, name_sealed, email_sealed, email_fingerprint, content_fingerprint,
      search_words, state, created_at, reply, replied_at, public_since)
    select gen_random_uuid(), 'LY29990101' || at, '雨伞外观 ' || at, '雨伞', '', '', '', '', '{}', 'published', now(), '答复',
      now() + at * interval '1 second', now()
    from generate_series(100, 219) at`)
  const { groups } = await search('雨伞外观', { count: '2' })
  expect(groups).toMatchObject([{ kind: 'question', total: 100, totalIsExact: false }])
  expect(groups[0]?.hits.map(({ title }) => title)).toEqual(['雨伞外观 219', '雨伞外观 218'])
  expect((await search('雨伞外观 219')).groups).toMatchObject([{ total: 1, totalIsExact: true }])
})

it('finds nothing by nothing, and refuses what is longer than a question', async () => {
  expect(await search(' ，')).toEqual({ groups: [], parts: [] })
  const { status, body } = await portal.call({ path: `/api/search?${new URLSearchParams({ q: '长'.repeat(61) })}` })
  expect([status, body.msg]).toEqual([400, '最多输入60个字'])
})
