import { sampleFile } from '@portal/files/testing'
import { noSuchId } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightSample } from '../contract/samples.ts'
import { createRightsApp, type RightsApp } from '../testing/rights-app.ts'
import { paperLookListener } from './desk-rights.ts'

let test: RightsApp
beforeAll(async () => {
  test = await createRightsApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.pool.query('delete from "right"')
})

const ask = (id: string) => test.send('POST', `/api/rights/${id}/verification`, {})
const verify = (id: string, body: object) => test.send('POST', `/api/admin/rights/${id}/verify`, body, 'staff')
const look = (id: string) => test.send('GET', `/api/admin/rights/${id}`, undefined, 'staff')
const stateOf = async (id: string) => (await test.detail(id)).verification.state

const asked = async () => {
  const id = await test.made()
  const paper = await test.addPaper(id, 'certificate', await sampleFile('pdf'))
  expect((await ask(id)).status).toBe(200)
  return { id, paper }
}

describe('asking for a comparison', () => {
  it('needs a certificate, and is done once', async () => {
    const id = await test.made()
    const bare = await ask(id)
    expect([bare.status, bare.body.status, bare.body.msg]).toEqual([409, 'U00409', '请先上传权利证书，再申请核对'])
    await test.addPaper(id, 'certificate', await sampleFile('pdf'))
    expect((await test.detail(id)).can).toContain('ask')
    expect((await ask(id)).status).toBe(200)
    expect((await ask(id)).body).toMatchObject({ status: 'U00409' })
    expect(await test.detail(id)).toMatchObject({ verification: { state: 'asked' } })
    expect((await test.detail(id)).can).not.toContain('ask')
  })
})

describe('staff', () => {
  it('see a right with its papers while it is asked about, and each look is told to its owner', async () => {
    const quiet = await test.made({ registerNum: '2' })
    expect((await look(quiet)).status).toBe(404)
    const { id } = await asked()
    const { body } = await look(id)
    expect(body).toMatchObject({
      ...{ recordName: rightSample.recordName, verification: 'asked', owner: { username: 'demo' } },
      ...{ papers: [{ kind: 'certificate', viewUrl: expect.stringContaining('reader=') }], alsoHeldBy: [] },
    })
    const list = await test.send('GET', '/api/admin/rights', undefined, 'staff')
    expect(list.body).toMatchObject({ totalElements: 1, elements: [{ id, registerNum: rightSample.registerNum }] })
    await verify(id, { result: 'verified' })
    expect((await look(id)).status).toBe(404)
    expect((await test.trail(id)).toSorted()).toEqual([
      ...['added', 'asked', 'listed', 'looked', 'paperAdded', 'verified'],
    ])
  })

  it('are told which other accounts hold the number, and nobody else is', async () => {
    await test.made({ registerNum: '７６５-4321' }, 'demo2')
    const { id } = await asked()
    expect((await look(id)).body).toMatchObject({ alsoHeldBy: [{ username: 'demo2' }] })
    expect(JSON.stringify(await test.detail(id))).not.toContain('demo2')
  })

  it('are written down once for each time that they open a paper', async () => {
    const { id } = await asked()
    const { rows } = await test.database.pool.query('select file_id from right_paper')
    const read = { fileId: rows[0].file_id, readerId: test.people.staff.id }
    const event = { id: '41', at: test.clock.now() }
    for (const attachedRef of [id, id, noSuchId])
      await paperLookListener.react(test.ctx, { ...read, attachedKind: 'right-paper', attachedRef }, event)
    await paperLookListener.react(
      test.ctx,
      { ...read, attachedKind: 'request', attachedRef: id },
      { ...event, id: '42' },
    )
    const { body } = await test.send('GET', `/api/rights/${id}/trail`)
    const looks = (body.elements as { action: string }[]).filter(({ action }) => action === 'looked')
    expect(looks).toEqual([expect.objectContaining({ who: '平台工作人员', detail: '权利证书' })])
  })

  it('decide about the version that they compared, with a reason where it does not agree', async () => {
    const { id } = await asked()
    const bare = await verify(id, { result: 'refused', note: ' ' })
    expect([bare.status, bare.body.msg]).toEqual([400, '请填写不一致之处'])
    await test.save(id, 1, { recordName: '改过的名称' })
    expect((await verify(id, { result: 'verified', version: 1 })).body).toMatchObject({ status: 'U00409' })
    expect((await verify(id, { result: 'refused', note: '证书上是另一个名称', version: 2 })).status).toBe(200)
    expect((await test.detail(id)).verification).toEqual({
      ...{ state: 'refused', at: expect.any(Number), note: '证书上是另一个名称' },
    })
    expect((await test.detail(id)).can).toContain('ask')
  })

  it('leave no word of their note in the log, which outlives the right', async () => {
    const { id } = await asked()
    await verify(id, { result: 'refused', note: '证书上是张三的名字' })
    expect(test.acts.at(-1)).toMatchObject({ before: { hasNote: false }, after: { hasNote: true } })
    expect(JSON.stringify(test.acts)).not.toContain('张三')
  })

  it('cannot confirm what they compared with another certificate than the one that is there now', async () => {
    const { id, paper } = await asked()
    await test.send('DELETE', `/api/rights/${id}/papers/${paper}`)
    await test.addPaper(id, 'certificate', await sampleFile('png'))
    await ask(id)
    expect((await verify(id, { result: 'verified', version: 1 })).body).toMatchObject({ status: 'U00409' })
    await test.addPaper(id, 'certificate', await sampleFile('pdf'))
    expect((await verify(id, { result: 'verified', version: 2 })).body).toMatchObject({ status: 'U00409' })
    expect((await verify(id, { result: 'verified', version: 3 })).status).toBe(200)
  })

  it('cannot decide about what nobody asks, whatever else is wrong with the call', async () => {
    const id = await test.made()
    expect((await verify(id, { result: 'verified' })).body).toMatchObject({ status: 'U00409' })
    expect((await verify(id, { result: 'refused' })).body).toMatchObject({ status: 'U00409' })
    expect((await verify('none', { result: 'verified' })).status).toBe(404)
  })
})

describe('what staff confirmed', () => {
  const verified = async () => {
    const right = await asked()
    await verify(right.id, { result: 'verified' })
    expect(await stateOf(right.id)).toBe('verified')
    return right
  }

  it('stays when what they did not compare changes', async () => {
    const { id } = await verified()
    await test.save(id, 1, { note: '备注', goods: '别的商品', registerNum: ' 765 4321' })
    const photo = await test.addPaper(id, 'photo', await sampleFile('png'))
    await test.send('DELETE', `/api/rights/${id}/papers/${photo}`)
    expect(await stateOf(id)).toBe('verified')
  })

  it('goes when the number changes, and may be asked for again', async () => {
    const { id } = await verified()
    await test.save(id, 1, { registerNum: '7654322' })
    expect(await stateOf(id)).toBe('changed')
    expect((await ask(id)).status).toBe(200)
  })

  it('goes with the certificate', async () => {
    const { id, paper } = await verified()
    await test.send('DELETE', `/api/rights/${id}/papers/${paper}`)
    expect(await stateOf(id)).toBe('changed')
    expect((await ask(id)).body).toMatchObject({ msg: '请先上传权利证书，再申请核对' })
  })
})
