import { jpegOf, pngOf, sampleFile, scanOf } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheetLimits } from '../contract/limits.ts'
import { factsSample } from '../contract/samples.ts'
import { createFilingsApp, type FilingsApp } from '../testing/filings-app.ts'
import { sheets } from './filing.table.ts'

let test: FilingsApp
beforeAll(async () => {
  test = await createFilingsApp()
  // The contract of these sheets has not run out.
  test.clock.set(new Date('2026-11-24T10:00:00+08:00'))
})
afterAll(() => test.close())

/** A readable page with something on it. */
const scan = async (fileName: string, side?: number) => ({ fileName, bytes: await scanOf(side) })
const named = ({ url, fileName }: { url: string; fileName: string }) => ({ url, fileName })

const allPapers = async () => ({
  identity: { files: [named(await test.upload(await scan('执照.jpg')))], validUntil: '' },
  certificate: { files: [named(await test.upload(await scan('证书.jpg', 901)))] },
  goodsPhotos: { files: [named(await test.upload(await scan('照片.jpg', 902)))] },
  licences: { files: [named(await test.upload(await scan('合同.jpg', 903)))], validUntil: '2030-12-31' },
})

describe('a sheet', () => {
  it('is saved with its gaps, gap by gap, and is ready when nothing is missing', async () => {
    const id = await test.begin()
    expect((await test.detail(id)).body).toMatchObject({ state: 1, version: 1, recordal: null })
    const half = await test.save(id, { obligeeName: ' 周海 ', goods: [{ name: '太阳镜' }] })
    expect(half.body).toMatchObject({
      state: 1,
      version: 2,
      facts: { obligeeName: '周海', goods: [{ name: '太阳镜', price: '' }] },
    })
    const { body } = await test.save(id, { ...factsSample, papers: await allPapers() })
    expect(body).toMatchObject({ state: 2, version: 3, facts: factsSample, paperTerms: { licences: '2030-12-31' } })
    expect(body.papers.map(({ kind, survey }) => [kind, survey.readable, survey.width])).toEqual([
      ['identity', true, 900],
      ['certificate', true, 901],
      ['goodsPhotos', true, 902],
      ['licences', true, 903],
    ])
  })

  it('takes a paper that a phone has sent for it', async () => {
    const id = await test.begin()
    const path = '/api/file/phone-tickets'
    const { token } = test.people.demo
    const asked = { purpose: 'filing-paper', title: '自助备案 · 权利证书', slot: `filing-${id}.certificate` }
    const { body: ticket } = await test.call({ method: 'POST', path, token, body: asked })
    const sent = await test.upload(await scan('手机.jpg'), { to: '/api/phone/file', token: String(ticket.ticket) })
    const taken = await test.call({ method: 'POST', path: `${path}/${ticket.id}/take`, token, body: {} })
    const papers = { certificate: { files: [named(taken.body as typeof sent)] } }
    expect((await test.save(id, { papers })).body.papers).toMatchObject([
      { kind: 'certificate', id: sent.id, fileName: '手机.jpg', survey: { readable: true, blank: false } },
    ])
  })

  it('says what it saw of a paper: one that does not open, and one of a single colour', async () => {
    const id = await test.begin()
    const pdf = await sampleFile('pdf')
    const broken = {
      fileName: '坏.pdf',
      bytes: Buffer.from('%PDF-1.7\nnothing that can be drawn\nstartxref\n9\n%%EOF'),
    }
    const papers = {
      identity: { files: [named(await test.upload(broken))] },
      certificate: { files: [named(await test.upload(pdf))] },
      goodsPhotos: { files: [named(await test.upload({ fileName: '小.png', bytes: await pngOf() }))] },
    }
    const { body } = await test.save(id, { papers })
    expect(body.papers.map(({ survey }) => survey)).toEqual([
      { readable: false, blank: false, width: null, height: null },
      { readable: true, blank: false, width: null, height: null },
      { readable: true, blank: true, width: 64, height: 48 },
    ])
  })

  it('of which two tabs save: the second is told and overwrites nothing', async () => {
    const id = await test.begin()
    const first = await test.save(id, { recordName: '甲' }, { version: 1 })
    const second = await test.save(id, { recordName: '乙' }, { version: 1 })
    expect([first.status, second.status, second.body.status]).toEqual([200, 409, 'U00409'])
    expect((await test.detail(id)).body).toMatchObject({ version: 2, facts: { recordName: '甲' } })
    const both = await Promise.all(['丙', '丁'].map((recordName) => test.save(id, { recordName }, { version: 2 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('keeps nothing that was written in clear', async () => {
    const id = await test.begin()
    await test.save(id, factsSample)
    const rows = JSON.stringify(await test.services.db.select().from(sheets))
    for (const text of [factsSample.obligeeName, factsSample.address, factsSample.registerNum, '海帆']) {
      expect(rows).not.toContain(text)
    }
  })

  it.each([
    ['obligeeName', 'x'.repeat(sheetLimits.name + 1), `最多输入${sheetLimits.name}个字`],
    ['rightEndDate', '2026-02-30', '日期有误，请按年-月-日填写'],
    ['obligeeRenType', 4, '请选择权利人类型'],
    ['obligeeNation', '不存在的国家', '请从列表中选择国家或地区'],
    ['goods', Array.from({ length: sheetLimits.entries + 1 }, () => ({})), `最多${sheetLimits.entries}项`],
    ['goods', [{ features: 'x'.repeat(sheetLimits.features + 1) }], `最多输入${sheetLimits.features}个字`],
    [
      'papers',
      { identity: { files: [{ fileName: 'a', url: 'https://elsewhere.example/a' }] } },
      '附件地址无效，请重新上传',
    ],
    [
      'papers',
      { identity: { files: [{ fileName: 'a', url: `/api/file/${'-'.repeat(36)}` }] } },
      '附件地址无效，请重新上传',
    ],
  ])('refuses %s that cannot be', async (field, value, msg) => {
    const id = await test.begin()
    const { status, body } = await test.save(id, { [field]: value })
    expect([status, body.msg, body.fields?.[0]?.path]).toEqual([400, msg, field])
  })

  it('takes characters, not UTF-16 units, for its limits', async () => {
    const id = await test.begin()
    const name = '𠮷'.repeat(sheetLimits.name)
    expect((await test.save(id, { obligeeName: name })).body).toMatchObject({ facts: { obligeeName: name } })
  })

  it('does not take another one’s upload for a paper', async () => {
    const id = await test.begin()
    const theirs = await test.upload(await scan('别人的.jpg'), { token: test.people.demo2.token })
    const { status, body } = await test.save(id, { papers: { identity: { files: [named(theirs)] } } })
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'papers'])
    expect((await test.detail(id)).body).toMatchObject({ version: 1, papers: [] })
  })
})

describe('a holder of several certificates', () => {
  it('begins the next sheet with himself and his identity, and with nothing of the first right', async () => {
    const first = await test.begin()
    await test.save(first, { ...factsSample, papers: await allPapers() })
    const second = await test.begin({ from: first })
    const { body } = await test.detail(second)
    const { obligeeName, obligeeRenType, obligeeNation, address } = factsSample
    expect(body.facts).toMatchObject({
      obligeeName,
      obligeeRenType,
      obligeeNation,
      address,
      recordName: '',
      registerNum: '',
      licensees: [],
    })
    expect(body.papers.map(({ kind }) => kind)).toEqual(['identity'])
  })

  it('keeps the shared paper until the last sheet that names it is gone', async () => {
    const first = await test.begin()
    const file = await test.upload({ fileName: '执照.jpg', bytes: await jpegOf() })
    await test.save(first, { papers: { identity: { files: [named(file)] } } })
    const second = await test.begin({ from: first })
    const attached = async () => {
      const { rows } = await test.services.db.execute(`select attached_at from file where id = '${file.id}'`)
      return rows[0]?.attached_at !== null
    }
    const remove = (id: string) =>
      test.call({ method: 'DELETE', path: `/api/filings/${id}`, token: test.people.demo.token })
    expect((await remove(first)).status).toBe(200)
    expect((await test.detail(first)).status).toBe(404)
    expect(await attached()).toBe(true)
    expect((await test.save(second, {})).status).toBe(200)
    expect(await attached()).toBe(false)
  })

  it('cannot begin from another one’s sheet', async () => {
    const theirs = await test.begin({}, test.people.demo2.token)
    const answer = await test.call({
      method: 'POST',
      path: '/api/filings',
      token: test.people.demo.token,
      body: { from: theirs },
    })
    expect(answer.status).toBe(404)
  })
})

describe('one’s sheets', () => {
  it('are one’s own, the last saved first, each with what is still open', async () => {
    const { token } = test.people.agency
    const [first, second] = [await test.begin({}, token), await test.begin({}, token)]
    test.clock.advance(1000)
    await test.save(first, factsSample, { token })
    const { body } = await test.call({ path: '/api/filings', token })
    expect(body).toMatchObject({
      totalElements: 2,
      elements: [
        { id: first, state: 1, open: 4, recordName: factsSample.recordName, obligeeName: factsSample.obligeeName },
        { id: second, state: 1 },
      ],
    })
    const summary = await test.call({ path: '/api/filings/summary', token })
    expect(summary.body).toEqual({ drafts: 2, ready: 0, taken: 0, recorded: 0, next: null })
  })

  it('have an end', async () => {
    const { token } = test.people.staff
    for (let count = 0; count < sheetLimits.sheets; count += 1) await test.begin({}, token)
    const answer = await test.call({ method: 'POST', path: '/api/filings', token, body: {} })
    expect([answer.status, answer.body.status]).toEqual([409, 'U00409'])
  })
})
