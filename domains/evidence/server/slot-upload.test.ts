import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { demonstrationPassword } from '@portal/accounts/server'
import { filesErrors } from '@portal/files/contract'
import { formOf, hostileFiles, inHalves, jpegOf, pdfOf, sampleFile } from '@portal/files/testing'
import { type ScannerServer, startScanner, virusWord } from '@portal/platform/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedFile, SlotFile } from '../contract/detail.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'
import { scanPending } from './scan-pending.ts'

const mega = 1024 * 1024

const storedBytes = async (portal: EvidenceApp): Promise<{ key: string; bytes: Buffer }[]> => {
  const found: { key: string; bytes: Buffer }[] = []
  for await (const objects of portal.services.storage.list()) {
    for (const { key } of objects) found.push({ key, bytes: await buffer(await portal.services.storage.read(key)) })
  }
  return found
}

describe('a file for a slot', () => {
  let portal: EvidenceApp
  beforeAll(async () => {
    portal = await createEvidenceApp()
  })
  afterAll(() => portal.close())

  it.each(['png', 'jpg', 'jpeg', 'bmp', 'doc', 'docx'] as const)('may be .%s', async (kind) => {
    const file = await sampleFile(kind)
    const { status, body } = await portal.send({ file })
    const digest = (name: string) => createHash(name).update(file.bytes).digest('hex')
    expect([status, body.sha256, body.sm3, body.size]).toEqual([
      200,
      digest('sha256'),
      digest('sm3'),
      file.bytes.length,
    ])
    expect(body.viewUrl === null).toBe(kind.startsWith('doc'))
  })

  it('is judged by its bytes, and nothing of a refused one stays', async () => {
    const kept = (await storedBytes(portal)).length
    const hostile = await Promise.all(
      hostileFiles.map(async ({ fileName, make }) => ({ fileName, bytes: await make() })),
    )
    for (const file of [await sampleFile('pdf'), { fileName: 'a.jpg', bytes: pdfOf() }, ...hostile]) {
      const { status } = await portal.send({ file })
      expect([400, 413, 415], file.fileName).toContain(status)
    }
    expect((await storedBytes(portal)).length).toBe(kept)
  })

  it('may have 2 MB and not a byte more', async () => {
    const picture = await jpegOf()
    const padded = (size: number) => ({
      fileName: 'a.jpg',
      bytes: Buffer.concat([picture, Buffer.alloc(size - picture.length)]),
    })
    expect((await portal.send({ file: padded(2 * mega) })).status).toBe(200)
    const { status, body } = await portal.send({ file: padded(2 * mega + 1) })
    expect([status, body.status, body.msg]).toEqual([413, 'U00413', '上传文件大小不能超过 2MB!'])
  })

  it('is refused beyond 300 within 24 hours, of one user alone, and taken again afterwards', async () => {
    const { id } = portal.people.demo
    const { rows } = await portal.database.pool.query(
      'select count(*)::int n from evidence_original where owner_id = $1 and received_at > $2',
      [id, new Date(portal.clock.now().getTime() - 86_400_000)],
    )
    await portal.database.pool.query(
      `insert into evidence_original (id, owner_id, slot, sha256, sm3, byte_size, kind, storage_key, object_seal,
          data_key_sealed, file_name_sealed, scan, received_at)
        select gen_random_uuid(), owner_id, slot, sha256, sm3, byte_size, kind, gen_random_uuid()::text, object_seal,
          data_key_sealed, file_name_sealed, scan, $2
        from (select * from evidence_original where owner_id = $1 limit 1) o, generate_series(1, $3)`,
      [id, portal.clock.now(), 299 - rows[0].n],
    )
    expect((await portal.send({ slot: 'zzfHt' })).status).toBe(200)
    const refused = await portal.send({ slot: 'zzfHt' })
    expect([refused.status, refused.body.msg]).toEqual([429, '24 小时内上传的文件过多，请稍后再试'])
    expect((await portal.send({ slot: 'zzfHt', token: portal.people.demo2.token })).status).toBe(200)
    // A day later, seen from the files: a session would end meanwhile.
    await portal.database.pool.query(`update evidence_original set received_at = received_at - interval '1 day'`)
    expect((await portal.send({ slot: 'zzfHt' })).status).toBe(200)
  })

  it('needs a session, and a slot that there is', async () => {
    expect((await portal.send({ token: 'nobody' })).status).toBe(401)
    const { body, headers } = formOf({ files: [await sampleFile('jpg')], before: { slot: 'passport' } })
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/file/uploadCzFile',
      headers: { ...headers, authorization: portal.people.demo.token },
      payload: body,
    })
    expect([answer.statusCode, answer.json().msg]).toEqual([400, '材料名称有误'])
  })

  it('is not stored where its session ends while it is on the way', async () => {
    const kept = (await storedBytes(portal)).length
    const login = { username: 'demo', password: demonstrationPassword }
    const { body: session } = await portal.call({ method: 'POST', path: '/api/login', body: login })
    const token = String(session.token)
    const { body, headers } = formOf({ files: [await sampleFile('jpg')], before: { slot: 'zzfHt' } })
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/file/uploadCzFile',
      headers: { ...headers, authorization: token },
      payload: inHalves(body, () => portal.call({ method: 'PUT', path: '/api/logout', token })),
    })
    expect([answer.statusCode, (await storedBytes(portal)).length]).toEqual([401, kept])
  })

  it('lies encrypted in the store: no stretch of it is found there, and the same file twice gives two objects', async () => {
    const bytes = await jpegOf({ gps: true })
    const before = new Set((await storedBytes(portal)).map(({ key }) => key))
    await portal.send({ file: { fileName: 'a.jpg', bytes } })
    await portal.send({ file: { fileName: 'b.jpg', bytes } })
    const objects = (await storedBytes(portal)).filter(({ key }) => !before.has(key))
    expect(objects.length).toBe(2)
    for (const object of objects) {
      expect(object.bytes.length).toBe(bytes.length)
      expect(object.bytes.includes(bytes.subarray(0, 16))).toBe(false)
      expect(object.bytes.includes('Camera-9000')).toBe(false)
    }
    expect(objects[0]?.bytes.equals(objects[1]?.bytes ?? Buffer.alloc(0))).toBe(false)
  })

  it('is given back byte for byte, to whoever holds its link, while that lasts', async () => {
    const file = await sampleFile('jpg')
    const { body } = await portal.send({ slot: 'zzfHt', file })
    const { url, viewUrl } = body as ReceivedFile
    const answer = await portal.app.inject({ url })
    expect(answer.rawPayload.equals(file.bytes)).toBe(true)
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect((await portal.app.inject({ url: viewUrl ?? '' })).headers['content-type']).toBe('image/jpeg')
    for (const wrong of [url.replace(/reader=[^&]+/, `reader=${portal.people.demo2.id}`), url.split('?')[0] ?? '']) {
      expect((await portal.app.inject({ url: wrong })).statusCode).toBe(404)
    }
    portal.clock.advance(16 * 60_000)
    expect((await portal.app.inject({ url })).json().msg).toBe('链接已失效，请刷新页面后重试')
    portal.clock.advance(-16 * 60_000)
  })

  it('has a small picture, which no travel document has and nobody but its owner gets', async () => {
    await portal.agree()
    const [booth, passport] = [await portal.upload('zhtwTwh'), await portal.upload('hzSy')]
    const small = await portal.app.inject({ url: `${booth.thumbnail}&width=96` })
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(passport.thumbnail).toBeNull()
    const asked = await portal.app.inject({ url: passport.viewUrl?.replace('/view?', '/thumbnail?') ?? '' })
    expect([asked.statusCode, asked.json().msg]).toEqual([400, filesErrors['file.no_view'].msg])
    const { body } = await portal.submit({ zhtwTwh: { url: booth.url } })
    const { staff } = portal.people
    const desk = await portal.call({ path: `/api/admin/evidence/${String(body.evidenceNo)}`, token: staff.token })
    expect((desk.body.zhtwTwh as SlotFile).thumbnail).toBeNull()
    expect(((await portal.detail(String(body.id))).body.zhtwTwh as SlotFile).thumbnail).toContain('/thumbnail?')
  })

  it('may come by phone: the upload goes, its bytes lie encrypted', async () => {
    const token = portal.people.demo.token
    const file = await sampleFile('png')
    const { body, headers } = formOf({ files: [file], before: { purpose: 'evidence-slot' } })
    const sent = await portal.app.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...headers, authorization: token },
      payload: body,
    })
    const adopt = (as: string) =>
      portal.call({
        method: 'POST',
        path: '/api/evidence/originals',
        token: as,
        body: { url: sent.json().url, slot: 'zhtwTwh' },
      })
    expect((await adopt(portal.people.demo2.token)).status).toBe(400)
    const { status, body: received } = await adopt(token)
    expect([status, received.fileName, received.sha256]).toEqual([200, file.fileName, sent.json().sha256])
    expect((await portal.app.inject({ url: sent.json().url })).statusCode).toBe(404)
    expect((await adopt(token)).status).toBe(400)
    expect((await storedBytes(portal)).some(({ bytes }) => bytes.equals(file.bytes))).toBe(false)
    expect((await portal.submit({ zhtwTwh: { url: received.url } })).status).toBe(200)
  })
})

describe('with a scanner', () => {
  let portal: EvidenceApp
  let scanner: ScannerServer
  beforeAll(async () => {
    scanner = await startScanner()
    portal = await createEvidenceApp(scanner.env)
    await portal.agree()
  })
  afterAll(async () => {
    await portal.close()
    await scanner.stop()
  })
  afterEach(() => {
    scanner.heard.length = 0
  })
  const infected = async () => ({
    fileName: 'a.jpg',
    bytes: Buffer.concat([await jpegOf(), Buffer.from(virusWord)]),
  })

  it('hands it the very bytes, and receives what is clean', async () => {
    const file = await sampleFile('jpg')
    expect((await portal.send({ file })).status).toBe(200)
    expect(scanner.heard.map((bytes) => bytes.equals(file.bytes))).toEqual([true])
  })

  it('keeps an infected file in quarantine: refused, never deleted, never given a leaf', async () => {
    const leaves = async () => (await portal.database.pool.query('select count(*)::int as n from log_entry')).rows[0].n
    const before = [(await storedBytes(portal)).length, await leaves()]
    const { status, body } = await portal.send({ file: await infected() })
    expect([status, body.status, body.msg]).toEqual([409, 'U00409', '文件未通过病毒扫描，已隔离，不能作为存证材料'])
    expect([(await storedBytes(portal)).length, await leaves()]).toEqual([(before[0] ?? 0) + 1, before[1]])
  })

  it('seals nothing while it is away; what it finds afterwards cannot be proved', async () => {
    const papers = await portal.papers()
    await scanner.stop()
    const { url } = await portal.upload('czmm', { file: await infected() })
    const id = String((await portal.submit({ ...papers, czmm: { url } })).body.id)
    const waiting = await portal.submit({ id, state: 1 })
    expect([waiting.status, waiting.body.msg]).toEqual([409, '有文件尚未完成病毒扫描，请稍后再提交'])
    await scanPending(portal.ctx)
    expect((await portal.detail(id)).body.proof).toBe(0)
    await scanner.start()
    await scanPending(portal.ctx)
    const { body } = await portal.detail(id)
    expect(body).toMatchObject({ proof: 2, czmm: { problem: 'infected', url: null } })
    expect((await portal.submit({ id, state: 1 })).status).toBe(409)
  })
})
