import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SlotFile } from '../contract/detail.ts'
import type { Look } from '../contract/looks.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'

let portal: EvidenceApp
let id: string
let evidenceNo: string
beforeAll(async () => {
  portal = await createEvidenceApp()
  const sealed = await portal.sealed()
  id = sealed.id
  evidenceNo = sealed.evidenceNo
})
afterAll(() => portal.close())

const owner = () => portal.people.demo.token
const staff = () => portal.people.staff.token
const looks = async () => {
  const { body } = await portal.call({ path: `/api/evidence/looks?id=${id}&pgCount=100`, token: owner() })
  return body.elements as Look[]
}
const fileIn = async (slot: string) => (await portal.detail(id)).body[slot] as SlotFile
const get = async (url: string | null) => (await portal.app.inject({ url: url ?? '' })).statusCode
const open = (slot: string, body: object = { reason: '核对签证日期' }) =>
  portal.call({
    method: 'POST',
    path: `/api/admin/evidence/${evidenceNo}/open`,
    token: staff(),
    body: { slot, ...body },
  })

describe('a travel document', () => {
  it('is masked: no address of it stands in any detail, while other papers have one', async () => {
    for (const slot of ['hzSy', 'hzQz', 'hzRqy']) {
      expect(await fileIn(slot)).toMatchObject({ masked: true, url: null, viewUrl: null })
    }
    expect(await get((await fileIn('zzfHt')).viewUrl)).toBe(200)
    const desk = await portal.call({ path: `/api/admin/evidence/${evidenceNo}`, token: staff() })
    expect(desk.body.hzSy).toMatchObject({ masked: true, url: null, viewUrl: null })
  })

  it('opens for its owner, and each look is written down', async () => {
    const before = (await looks()).length
    const { id: original } = await fileIn('hzSy')
    const path = `/api/evidence/originals/${original}/open`
    const opened = await portal.call({ method: 'POST', path, token: owner(), body: {} })
    expect(await get(String(opened.body.viewUrl))).toBe(200)
    expect(await get(String(opened.body.url))).toBe(200)
    const [second, first, ...earlier] = await looks()
    expect([second, first]).toMatchObject([
      { kind: 'downloaded', slot: 'hzSy', actor: '您' },
      { kind: 'viewed', slot: 'hzSy', actor: '您' },
    ])
    expect(earlier.length).toBe(before)
    const strange = await portal.call({ method: 'POST', path, token: portal.people.demo2.token, body: {} })
    expect(strange.status).toBe(404)
  })

  it('opens for the desk with a reason alone, which the owner reads under a label and no name', async () => {
    expect((await open('hzQz', {})).body.msg).toBe('请填写查看原因')
    const { body } = await open('hzQz')
    expect(await get(String(body.viewUrl))).toBe(200)
    const [viewed, opened] = await looks()
    expect(opened).toMatchObject({ kind: 'opened', slot: 'hzQz', reason: '核对签证日期' })
    expect(viewed).toMatchObject({ kind: 'viewed', slot: 'hzQz' })
    expect(viewed?.actor).toMatch(/^办案人员 [2-9A-Z]{4}$/)
    expect((await open('czmm')).status).toBe(409)
  })
})

describe('the document number', () => {
  it('is masked for owner and desk; whole by a reason that the owner reads', async () => {
    const masked = (await portal.detail(id)).body.idCard
    expect(masked).toMatch(/^913\*+001X$/)
    const path = `/api/admin/evidence/${evidenceNo}`
    expect((await portal.call({ path, token: staff() })).body).toMatchObject({
      idCard: masked,
      lxrPhone: '13800000001',
    })
    const body = { reason: '客户来电更正' }
    const revealed = await portal.call({ method: 'POST', path: `${path}/reveal`, token: staff(), body })
    expect(revealed.body).toEqual({ idCard: '91330200DEMO00001X' })
    const told = portal.acts.filter(({ subjectRef }) => subjectRef === evidenceNo)
    expect(told.at(-1)).toMatchObject({
      ...{ act: 'evidence.reveal', subjectKind: 'evidence', link: `/evidence/${evidenceNo}` },
      ...{ after: { revealed: '证件号码' }, note: '客户来电更正' },
    })
    expect(JSON.stringify(told)).not.toContain('DEMO00001X')
    expect((await looks())[0]).toMatchObject({ kind: 'idCardRevealed', reason: '客户来电更正', slot: null })
  })

  it('comes back masked from the form and stands for the stored one; a masked one of somebody else does not', async () => {
    const draft = await portal.submit()
    const { idCard } = (await portal.detail(String(draft.body.id))).body
    expect((await portal.submit({ id: draft.body.id, idCard })).status).toBe(200)
    const path = `/api/admin/evidence/${draft.body.evidenceNo}/reveal`
    const { body } = await portal.call({ method: 'POST', path, token: staff(), body: { reason: '核对' } })
    expect(body.idCard).toBe('91330200DEMO00001X')
    const wrong = await portal.submit({ idCard: '110***********1234' })
    expect([wrong.status, wrong.body.msg]).toEqual([400, '请输入完整的证件号码'])
  })
})

describe('the desk', () => {
  it('finds records by number, holder and fair, whoever owns them; customers do not', async () => {
    const find = async (keyword: string, token = staff()) =>
      portal.call({ path: `/api/admin/evidence?keyword=${encodeURIComponent(keyword)}`, token })
    for (const keyword of [evidenceNo, evidenceNo.toLowerCase(), '海帆', '法兰克福']) {
      const { body } = await find(keyword)
      expect(body.elements).toContainEqual(
        expect.objectContaining({ evidenceNo, customer: expect.objectContaining({ username: 'demo' }) }),
      )
    }
    expect((await find('%')).body.totalElements).toBe(0)
    expect((await find(evidenceNo, owner())).status).toBe(403)
    const sealed = await portal.call({ path: '/api/admin/evidence?state=1', token: staff() })
    expect((sealed.body.elements as { state: number }[]).every(({ state }) => state === 1)).toBe(true)
  })

  it('leaves a look at the record behind each time it opens one', async () => {
    const before = (await looks()).filter(({ kind, slot }) => kind === 'opened' && slot === null).length
    await portal.call({ path: `/api/admin/evidence/${evidenceNo}`, token: staff() })
    expect((await looks()).filter(({ kind, slot }) => kind === 'opened' && slot === null).length).toBe(before + 1)
  })
})
