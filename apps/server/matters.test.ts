import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { basicSample } from '@portal/evidence/contract'
import { formOf, sampleFile } from '@portal/files/testing'
import type { Matter, MatterCounts } from '@portal/platform/contract'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { submitSamples } from '@portal/requests/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { domains } from './domains.ts'

/** A Wednesday. */
const morning = new Date('2026-11-18T10:00:00+08:00')
const minuteMs = 60_000

let portal: TestApp
let people: People
/** The numbers of demo's requests by what became of them. */
let made: Record<'waiting' | 'asked' | 'accepted' | 'refused' | 'done' | 'owed', string>

const call = async (path: string, token: string | undefined, body?: unknown, method = body ? 'POST' : 'GET') => {
  const answer = await portal.call({ method, path, ...(token && { token }), ...(body !== undefined && { body }) })
  return answer
}
const ok = async (...input: Parameters<typeof call>) => {
  const { status, body } = await call(...input)
  if (status !== 200) throw new Error(`${input[0]}: ${JSON.stringify(body)}`)
  portal.clock.advance(minuteMs)
  return body
}
const desk = (businessSn: string, action: string, body: object) =>
  ok(`/api/admin/requests/${businessSn}/${action}`, people.staff.token, body)

const submitted = async (changes: object = {}, token = people.demo.token) =>
  String((await ok('/api/submitIpForeignInfo', token, { ...submitSamples.customsSeizure, ...changes })).businessSn)

const withPicture = async () => {
  const { body, headers } = formOf({ files: [await sampleFile('jpg')] })
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...headers, authorization: people.demo.token },
    payload: body,
  })
  return { voucher: [answer.json()] }
}

beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  portal.clock.set(morning)
  people = await createPeople(portal)
  const { token } = people.demo
  const decided = { acceptContent: '权利证书已过期', cure: '续展后再申请' }
  made = {
    waiting: await submitted(await withPicture()),
    asked: await submitted({ seizureProduct: '蓝牙耳机 2400 件' }),
    accepted: await submitted({ seizureProduct: '无线充电器' }),
    refused: await submitted({ seizureProduct: '眼镜盒' }),
    done: await submitted({ seizureProduct: '折叠自行车' }),
    owed: await submitted({ seizureProduct: '咖啡机' }),
  }
  const papers = ['报关单', '品牌授权书'].map((label) => ({ label, problem: '请补一份' }))
  await desk(made.asked, 'supplement', { items: [], papers, dueDate: '2026-11-30' })
  for (const number of [made.accepted, made.done, made.owed]) await desk(number, 'accept', {})
  await desk(made.refused, 'reject', decided)
  for (const number of [made.done, made.owed]) await desk(number, 'complete', { processResult: '货物已放行\n另附说明' })
  await ok('/api/submitQuanMianFangAn', token, { businessSn: made.owed, qmfaName: '王敏', qmfaPhone: '13800000001' })
  const fair = { ...basicSample, state: 0, exhibitionTime: Date.parse('2026-11-25T00:00:00+08:00') }
  await ok('/api/submitExhibitionInfo', token, fair)
  await ok('/api/filings', token, {})
  const draft = { title: '海关查扣应对', page: '/home/customsSeizure', values: {} }
  await ok('/api/drafts/request-7', token, draft, 'PUT')
  await submitted({ seizureProduct: '别人的货物' }, people.demo2.token)
})
afterAll(() => portal.close())

const list = async (part: string, query = '', token: string | undefined = people.demo.token) => {
  const { status, body } = await call(`/api/myMatters?part=${part}${query}`, token)
  const elements = (body.elements ?? []) as Matter[]
  return { status, body, elements, total: body.totalElements, titles: elements.map(({ title }) => title) }
}
const counts = async (token = people.demo.token) =>
  (await call('/api/myMatters/counts', token)).body as unknown as MatterCounts

describe('the matters of a customer', () => {
  it('that wait for him come with what to do, by when, and where, the nearest day first', async () => {
    const { elements, total, titles } = await list('yours')
    expect(titles).toEqual([
      `展会存证 · ${basicSample.exhibitionName}`,
      '海关查扣 · 蓝牙耳机 2,400 件',
      '自助备案 · 2026年11月18日',
    ])
    expect(total).toBe(3)
    const [fair, asked, sheet] = elements
    expect(fair?.act).toMatchObject({ day: '2026-11-25', label: '展会第一天', tone: 'plain', button: '继续拍照' })
    expect(fair?.act?.filled).toEqual({ count: 0, of: 11 })
    expect(asked).toMatchObject({
      active: 7,
      number: made.asked,
      link: `/home/speedOfProgress?active=7&businessSn=${made.asked}`,
      progress: { steps: ['提交', '分析', '出具方案', '结案'], current: 1, standing: 'yours', word: '需要补充材料' },
      act: { day: '2026-11-30', label: '最迟', tone: 'due', button: '补交 2 份材料' },
    })
    expect(asked?.act?.text).toBe('请补交报关单、品牌授权书。补齐之前，办理计时暂停。')
    expect(sheet).toMatchObject({ active: 1, number: null, act: { day: null, button: '继续填写' } })
  })

  it('that are being worked at come with what happens next and by when, a call that is owed too', async () => {
    const { elements } = await list('ours')
    expect(elements.map(({ number, next }) => [number, next.text, next.due?.before, next.due?.after])).toEqual([
      [made.owed, '专家将给您回电', '最迟', '前回电'],
      [made.waiting, '我们正在核对材料', '预计', '前受理'],
      [made.accepted, '专家正在准备答复', '预计', '前答复'],
    ])
    const dues = elements.map(({ next }) => next.due?.at ?? 0)
    expect(dues).toEqual(dues.toSorted((a, b) => a - b))
    expect(elements.map(({ picture }) => picture !== null)).toEqual([false, true, false])
    expect(elements[1]?.since).toEqual({ at: expect.any(Number), word: '提交' })
    expect(elements[2]?.since.word).toBe('受理')
  })

  it('that have ended come with their result, the latest first', async () => {
    const { elements } = await list('ended')
    expect(elements.map(({ number, next, since, progress }) => [number, next.text, since.word, progress.word])).toEqual(
      [
        [made.done, '货物已放行', '完成', '已完成'],
        [made.refused, '不予受理：权利证书已过期', '答复', '不予受理'],
      ],
    )
  })

  it('are counted by part, by tab and with the drafts', async () => {
    const { parts, tabs, drafts } = await counts()
    expect({ parts, drafts }).toEqual({ parts: { yours: 3, ours: 3, ended: 2 }, drafts: 1 })
    expect(tabs.toSorted((a, b) => a.active - b.active)).toEqual([
      { active: 1, count: 1 },
      { active: 7, count: 6 },
      { active: 9, count: 1 },
    ])
  })

  it.each([
    ['yours', '2400', ['海关查扣 · 蓝牙耳机 2,400 件']],
    ['yours', '法兰克福', [`展会存证 · ${basicSample.exhibitionName}`]],
    ['yours', '展会存证', [`展会存证 · ${basicSample.exhibitionName}`]],
    ['yours', basicSample.exhibitionAddress.slice(0, 4), [`展会存证 · ${basicSample.exhibitionName}`]],
    ['yours', '2,400', ['海关查扣 · 蓝牙耳机 2,400 件']],
    ['yours', '海关查扣', ['海关查扣 · 蓝牙耳机 2,400 件']],
    ['ended', submitSamples.customsSeizure.obligeeName, ['海关查扣 · 折叠自行车', '海关查扣 · 眼镜盒']],
    ['ended', '自行车', ['海关查扣 · 折叠自行车']],
    ['ours', '%', []],
  ])('are found among %s by a part of their words: %s', async (part, keyword, titles) => {
    const found = await list(part, `&keyword=${encodeURIComponent(keyword)}`)
    expect(found).toMatchObject({ titles, total: titles.length })
  })

  it('are found by their number', async () => {
    expect((await list('ended', `&keyword=${made.refused.toLowerCase()}`)).elements).toHaveLength(1)
  })

  it('are paged without loss or repetition over all kinds', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list('yours', `&pgCount=1&pgIndex=${page}`)))
    expect(pages.map(({ titles }) => titles)).toEqual([...(await list('yours')).titles.map((title) => [title]), []])
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3])
  })

  it('are paged without loss where moments are equal or missing and fairs are over', async () => {
    const { pool } = portal.database
    const copies = `insert into evidence (id, evidence_number, owner_id, state, proof, right_holder_name, document_number_sealed,
      contact_phone_sealed, fair_name, fair_at, fair_address, data_key_sealed, created_at, sealed_at)
      select gen_random_uuid(), 'EV2026111800000' || state_wanted || n, owner_id, state_wanted, proof, right_holder_name,
        document_number_sealed, contact_phone_sealed, 'copy ' || state_wanted || n, timestamptz '2026-10-04' - n * interval '1 day',
        fair_address, data_key_sealed, created_at + n * interval '1 hour',
        case state_wanted when 1 then created_at + ((n * 2) % 5) * interval '1 day' end
      from evidence, generate_series(1, 3) n, generate_series(0, 1) state_wanted`
    await pool.query(copies)
    await pool.query('update protection_request set next_due_at = $1 where state < 3', [morning])
    await pool.query(
      'update protection_request set accepted_at = created_at + interval $$9 days$$ where accepted_at is not null',
    )
    await pool.query(
      'update protection_request set created_at = created_at - interval $$1 day$$ where business_number = $1',
      [made.accepted],
    )
    await pool.query('update protection_request set ended_at = null where business_number = $1', [made.refused])
    const keysOf = ({ elements }: { elements: Matter[] }) => elements.map(({ link }) => link)
    for (const [part, total] of [
      ['yours', 6],
      ['ours', 6],
      ['ended', 2],
    ] as const) {
      const pages = await Promise.all(
        Array.from({ length: total }, (_, i) => list(part, `&pgCount=1&pgIndex=${i + 1}`)),
      )
      const whole = keysOf(await list(part))
      expect(whole).toHaveLength(total)
      expect(pages.flatMap(keysOf)).toEqual(whole)
    }
    await pool.query("delete from evidence where fair_name like 'copy %'")
  })

  it('are read for the page alone that is asked for, however deep it lies', async () => {
    const { pool } = portal.database
    const { waiting } = made
    const copies = `insert into protection_request select (jsonb_populate_record(r, jsonb_build_object(
      'id', gen_random_uuid(), 'business_number', 'DEEP' || n, 'created_at', r.created_at - n * interval '1 hour'))).*
      from protection_request r, generate_series(1, 300) n where business_number = $1`
    await pool.query(copies, [waiting])
    const answers = vi.spyOn(pool, 'query')
    const { elements, total } = await list('ours', '&pgCount=10&pgIndex=25')
    const wide = await Promise.all(
      answers.mock.calls.map(async ([query], at) => {
        const { text } = query as unknown as { text: string }
        const { rows } = ((await answers.mock.results[at]?.value) ?? { rows: [] }) as { rows: unknown[] }
        return text.includes('"details"') ? rows.length : 0
      }),
    )
    answers.mockRestore()
    await pool.query("delete from protection_request where business_number like 'DEEP%'")
    expect([elements.length, total]).toEqual([10, 303])
    expect(wide.reduce((sum, rows) => sum + rows, 0)).toBe(10)
  })

  it('say of a case whose step is next and by when, as its detail does, and of other things nothing', async () => {
    const dueOn = '2026-11-19'
    await ok('/api/deadlines', people.demo.token, {
      ...{ title: '给代理人回信', dueOn, subject: { kind: 'request', ref: made.accepted } },
    })
    const { elements } = await list('ours')
    const steps = await Promise.all(
      elements.map(async ({ number }) => {
        const { body } = await call(`/api/serchUserIpForeignInfoDetail?businessSn=${number}`, people.demo.token)
        return body.nextStep as Matter['nextStep']
      }),
    )
    expect(elements.map(({ nextStep }) => nextStep)).toEqual(steps)
    const ours = elements.find(({ number }) => number === made.accepted)
    const others = elements.filter((one) => one !== ours).map(({ nextStep }) => nextStep?.who)
    expect(others.every((who) => who === 'staff')).toBe(true)
    const by = Date.parse(`${dueOn}T24:00:00+08:00`)
    // The day that he entered himself is his step, although the desk has the case.
    const step = { who: 'customer', what: '自定期限', by, basis: 'deadline', told: ['customer', 'staff'] }
    expect(ours?.nextStep).toMatchObject(step)
    const asked = (await list('yours')).elements.map(({ nextStep }) => nextStep?.basis)
    expect(asked).toEqual([undefined, 'supplement', undefined])
  })

  it('are nobody else’s to see', async () => {
    const { demo2, staff } = people
    expect((await list('ours', '', demo2.token)).titles).toEqual(['海关查扣 · 别人的货物'])
    expect((await counts(demo2.token)).parts).toEqual({ yours: 0, ours: 1, ended: 0 })
    expect(await counts(staff.token)).toEqual({ parts: { yours: 0, ours: 0, ended: 0 }, tabs: [], drafts: 0 })
    for (const path of ['/api/myMatters?part=ours', '/api/myMatters/counts'])
      expect((await call(path, undefined)).body.status).toBe('U00015')
  })

  it.each(['', '?part=all', '?part=ours&pgCount=0', '?part=ours&pgIndex=11&pgCount=100'])(
    'refuses %s',
    async (query) => {
      const answer = await call(`/api/myMatters${query}`, people.demo.token)
      expect(answer).toMatchObject({ status: 400, body: { status: 'U00400' } })
    },
  )
})
