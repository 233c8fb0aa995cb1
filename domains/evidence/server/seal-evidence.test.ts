import { createHash } from 'node:crypto'
import { jpegOf } from '@portal/files/testing'
import { proofFiles } from '@portal/proofs/server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SlotFile, StatementFacts } from '../contract/detail.ts'
import { requiredSlots, travelSlots } from '../contract/slots.ts'
import { readStatement } from '../proof/statement/statement.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'
import { evidences } from './evidence.table.ts'
import { statements } from './history.table.ts'
import { evidenceKeyOf } from './keys-of.ts'
import { recordBytes, statementBytes } from './make-statement.ts'

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp()
})
afterAll(() => portal.close())
beforeEach(() => portal.agree())

const keptStatements = async (id: string) => {
  const [record] = await portal.ctx.db.select().from(evidences).where(eq(evidences.id, id))
  if (!record) throw new Error('no record')
  const key = evidenceKeyOf(portal.ctx, record)
  const rows = await portal.ctx.db
    .select()
    .from(statements)
    .where(eq(statements.evidenceId, id))
    .orderBy(statements.seq)
  return rows.map((row) => ({ row, bytes: statementBytes(key, row), record: recordBytes(key, row) }))
}
const factsOf = async (id: string) => (await portal.detail(id)).body.statements as StatementFacts[]

describe('a draft', () => {
  it('needs the six facts alone, each asked for in the words of the form', async () => {
    const { status, body } = await portal.submit({ state: 0 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 0, complete: 0, evidenceNo: expect.stringMatching(/^EV\d{14}$/) })
    const empty = await portal.call({
      method: 'POST',
      path: '/api/submitExhibitionInfo',
      token: portal.people.demo.token,
      body: {},
    })
    expect([empty.status, empty.body.msg]).toEqual([400, '请输入权利人名称'])
    expect((empty.body.fields as { msg: string }[]).map(({ msg }) => msg)).toEqual([
      '请输入权利人名称',
      '请输入证件号码',
      '请输入联系电话',
      '请输入展会全称',
      '请输入展会日期',
      '请输入展会地点',
    ])
  })

  it('keeps what is saved where a slot is absent, and lets nothing saved be replaced', async () => {
    const { body } = await portal.submit(await portal.papers(['zzfHt', 'czmm']))
    const again = await portal.submit({ id: body.id, exhibitionName: '改名展会', ...(await portal.papers(['zzfTzs'])) })
    expect(again.status).toBe(200)
    const { body: detail } = await portal.detail(String(body.id))
    expect(detail).toMatchObject({ exhibitionName: '改名展会', filled: 2, can: ['supplement', 'delete'] })
    const [ht, tzs, czmm] = [detail.zzfHt, detail.zzfTzs, detail.czmm] as SlotFile[]
    expect([ht, tzs, czmm].every((file) => file?.fileName === '展位照片.jpg')).toBe(true)
    const other = await portal.submit({ id: body.id, ...(await portal.papers(['zzfHt'])) })
    expect([other.status, other.body.status, other.body.msg]).toEqual([409, 'U00409', '组展方合同已保存，不能更换'])
    expect((await portal.submit({ id: body.id, zzfHt: { url: ht?.url } })).status).toBe(200)
  })
})

describe('sealing', () => {
  it('names every required paper that is missing, and stores nothing', async () => {
    const before = (await portal.call({ path: '/api/searchExhibitionInfo', token: portal.people.demo.token })).body
    const { status, body } = await portal.submit({ ...(await portal.papers(['zzfHt', 'zhtwTwh'])), state: 1 })
    expect([status, body.msg]).toEqual([
      400,
      '缺少必备材料：收费通知书、展位面积及费用确认函、护照首页、签证页、出入境日期页、发票复印件、银行付款凭证复印件、境外汇款申请书复印件、展位人员、展品及公司名称照片',
    ])
    expect((body.fields as unknown[]).length).toBe(9)
    const after = (await portal.call({ path: '/api/searchExhibitionInfo', token: portal.people.demo.token })).body
    expect(after.totalElements).toBe(before.totalElements)
  })

  it('commits to every byte received: statement, manifest, record, leaf', async () => {
    const { id, evidenceNo } = await portal.sealed()
    const [kept, ...more] = await keptStatements(id)
    expect(more).toEqual([])
    const reading = readStatement(new Uint8Array(kept?.bytes ?? []))
    if (!('statement' in reading) || reading.statement.kind !== 'seal') throw new Error('no statement')
    const { statement } = reading
    const { body: detail } = await portal.detail(id)
    expect(statement).toMatchObject({ evidence: evidenceNo, prev: null })
    for (const slot of requiredSlots) {
      const file = detail[slot] as SlotFile
      expect(statement.files).toContainEqual(expect.objectContaining({ slot, sha256: file.sha256, sm3: file.sm3 }))
    }
    const record = statement.files.find(({ slot }) => slot === 'record')
    expect(record?.sha256).toBe(
      createHash('sha256')
        .update(kept?.record ?? '')
        .digest('hex'),
    )
    expect(JSON.parse(String(kept?.record))).toMatchObject({ lxrPhone: '13800000001', idCard: '91330200DEMO00001X' })
    const [facts] = await factsOf(id)
    expect(facts?.sha256).toBe(
      createHash('sha256')
        .update(kept?.bytes ?? '')
        .digest('hex'),
    )
    expect(facts?.sm3).toBe(
      createHash('sm3')
        .update(kept?.bytes ?? '')
        .digest('hex'),
    )
    expect(facts?.proof?.log.index).toBeGreaterThan(0)
  })

  it('writes down what pictures claim of themselves as claims, in the private record alone', async () => {
    const taken = { fileName: '展位.jpg', bytes: await jpegOf({ gps: true }) }
    const papers = { ...(await portal.papers()), zhtwTwh: await portal.upload('zhtwTwh', { file: taken }) }
    const { body } = await portal.submit({ ...papers, state: 1 })
    const [kept] = await keptStatements(String(body.id))
    const { captured } = JSON.parse(String(kept?.record))
    expect(Object.keys(captured)).toEqual(['zhtwTwh'])
    expect(captured.zhtwTwh).toMatchObject({ Model: 'Camera-9000' })
    expect(String(kept?.bytes)).not.toContain('Camera-9000')
  })

  it('is proved once the log has signed for it: state 3, with the proof at hand', async () => {
    const { id } = await portal.sealed()
    expect((await portal.detail(id)).body.proof).toBe(1)
    portal.clock.advance(2_000)
    await portal.deliver()
    const { body } = await portal.detail(id)
    expect(body).toMatchObject({ proof: 3, provedOutside: false, state: 1, complete: 1 })
    const [facts] = body.statements as StatementFacts[]
    expect(facts?.proof?.settled).toBe(true)
    const files = await proofFiles(portal.ctx, facts?.sha256 ?? '')
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['evidence/leaf.txt', 'evidence/proof.tlog-proof', 'evidence/checkpoint.txt']),
    )
  })

  it('takes the empty slots of a sealed record as a second statement, and the first stays as it was', async () => {
    const { id } = await portal.sealed()
    const [first] = await factsOf(id)
    const { status, body } = await portal.submit({ id, ...(await portal.papers(['czmm'])), state: 1 })
    expect([status, body.state]).toEqual([200, 1])
    const [again, second, ...more] = await factsOf(id)
    expect(more).toEqual([])
    expect(again?.sha256).toBe(first?.sha256)
    expect(second).toMatchObject({ kind: 'supplement', seq: 2, prev: first?.sha256 })
    const kept = await keptStatements(id)
    expect(kept[1]?.record).toEqual(kept[0]?.record)
  })

  it('lets nothing of a sealed record change', async () => {
    const { id } = await portal.sealed()
    for (const change of [
      {},
      { exhibitionName: '另一个展会' },
      { exhibitionName: '另一个展会', ...(await portal.papers(['czmm'])) },
    ]) {
      expect((await portal.submit({ id, ...change, state: 1 })).body.status).toBe('U00409')
    }
    const path = `/api/deleteExhibitionInfo?id=${id}`
    const removed = await portal.call({ method: 'POST', path, token: portal.people.demo.token, body: {} })
    expect([removed.status, removed.body.status]).toEqual([409, 'U00409'])
    expect((await factsOf(id)).length).toBe(1)
  })

  it('happens once for one key, however often it is sent', async () => {
    const papers = await portal.papers()
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => portal.submit({ ...papers, state: 1 }, { key: 'one-seal' })),
    )
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(sent.map(({ body }) => body.evidenceNo)).size).toBe(1)
    expect((await factsOf(String(sent[0]?.body.id))).length).toBe(1)
  })

  it('names the number that a key stands for where the key comes again with something else', async () => {
    const { body } = await portal.submit({}, { key: 'first-draft' })
    const refused = await portal.submit({ exhibitionName: '另一个展会' }, { key: 'first-draft' })
    expect(refused).toMatchObject({
      status: 409,
      body: { status: 'U00409', msg: `该提交已受理，编号 ${body.evidenceNo}；内容不同的新提交请重新填写` },
    })
  })

  it('refuses travel documents of whoever took the consent back', async () => {
    const papers = await portal.papers()
    const consentId = await portal.agree()
    const token = portal.people.demo.token
    await portal.call({ method: 'DELETE', path: `/api/consents/${consentId}`, token })
    const refused = await portal.submit({ ...papers, state: 1 })
    expect([refused.status, refused.body.status]).toEqual([409, 'U00409'])
    expect(refused.body.msg).toContain('护照首页、签证页、出入境日期页')
    for (const slot of travelSlots) expect((await portal.send({ slot })).status).toBe(409)
    expect((await portal.send({ slot: 'zzfHt' })).status).toBe(200)
  })
})
