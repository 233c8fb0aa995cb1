import { degrees, PDFDocument, PDFName, rgb } from '@cantoo/pdf-lib'
import type { Look } from '@portal/evidence/contract'
import { createEvidenceApp, type EvidenceApp, readPdf } from '@portal/evidence/testing'
import { formOf, jpegOf, officeXmlOf, pdfOf } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubsidyPack } from '../contract/pack.ts'
import type { PublicTemplate } from '../contract/templates.ts'
import { subsidiesServer } from './index.ts'

let portal: EvidenceApp
let example: PublicTemplate
beforeAll(async () => {
  portal = await createEvidenceApp({}, [subsidiesServer])
  const { body } = await portal.call({ path: '/api/evidence/subsidy/templates' })
  const [first] = body.list as PublicTemplate[]
  if (!first) throw new Error('no list is supplied')
  example = first
})
afterAll(() => portal.close())

const token = () => portal.people.demo.token
const base = '/api/evidence/subsidy'
const view = async (id: string, as = token()) => {
  const { status, body } = await portal.call({ path: `${base}/pack?id=${id}&template=${example.id}`, token: as })
  return { status, pack: body as unknown as SubsidyPack }
}
const itemOf = ({ items }: SubsidyPack, key: string) => {
  const item = items.find((one) => one.key === key)
  if (!item) throw new Error(`no item ${key}`)
  return item
}

/** An upload for a claim, as the page sends it. */
const upload = async (fileName: string, bytes: Buffer, as = token()): Promise<string> => {
  const { body, headers } = formOf({ files: [{ fileName, bytes }], before: { purpose: 'subsidy-paper' } })
  const sent = await portal.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...headers, authorization: as },
    payload: body,
  })
  return sent.json().url
}
const add = async (id: string, item: string, url: string, as = token()) =>
  portal.call({ method: 'POST', path: `${base}/papers`, token: as, body: { id, template: example.id, item, url } })
const addFile = async (id: string, item: string, fileName: string, bytes: Buffer) => {
  expect((await add(id, item, await upload(fileName, bytes))).status).toBe(200)
}

const removeDraft = (id: string) =>
  portal.call({ method: 'POST', path: '/api/deleteExhibitionInfo', token: token(), body: { id } })
/** How many added papers, and how many files, stand under a record. */
const heldBy = async (id: string) => {
  const of = async (rows: string) => (await portal.database.pool.query(`select 1 from ${rows} = $1`, [id])).rowCount
  return [await of('evidence_subsidy_paper where evidence_id'), await of('file where attached_ref')]
}

const ticketFor = (id: string, travel: readonly string[] = [], as = token()) =>
  portal.call({ method: 'POST', path: `${base}/ticket`, token: as, body: { id, template: example.id, travel } })
const download = (id: string, ticket: unknown, as?: string) =>
  portal.app.inject({
    url: `${base}/download?id=${id}&authorization=${ticket}`,
    ...(as && { headers: { authorization: as } }),
  })
const bind = async (id: string, travel: readonly string[] = []) => {
  const { body } = await ticketFor(id, travel)
  const answer = await download(id, body.ticket)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return readPdf(answer.rawPayload)
}

/** Foreign pages of one colour each, turned by quarters as scanners turn them. */
const turnedPdf = async (...angles: number[]): Promise<Buffer> => {
  const document = await PDFDocument.create()
  for (const angle of angles) {
    const page = document.addPage([300, 200])
    page.drawRectangle({ x: 0, y: 0, width: 300, height: 200, color: rgb(0, 0, 1) })
    page.setRotation(degrees(angle))
  }
  return Buffer.from(await document.save())
}
const lockedPdf = async (passwords: { userPassword?: string; ownerPassword: string }): Promise<Buffer> => {
  const document = await PDFDocument.create()
  document.addPage([300, 200]).drawRectangle({ x: 0, y: 0, width: 300, height: 200, color: rgb(0, 0, 1) })
  document.encrypt(passwords)
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** A page on which a red seal lies as an annotation, as it does on electronic invoices. */
const sealedInvoice = async (): Promise<Buffer> => {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 200])
  const look = document.context.stream('1 0 0 rg 0 0 80 80 re f', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 80, 80],
  })
  const seal = document.context.obj({
    Type: 'Annot',
    Subtype: 'Stamp',
    Rect: [200, 100, 280, 180],
    F: 4,
    AP: { N: document.context.register(look) },
  })
  page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(seal)]))
  return Buffer.from(await document.save())
}

describe('what a record has for a claim', () => {
  it('is told item by item, with where the rest comes from', async () => {
    await portal.agree()
    const { body } = await portal.submit(await portal.papers(['zzfHt', 'hzSy', 'hzQz', 'hzRqy', 'fpfyj', 'zhtwTwh']))
    const { pack } = await view(String(body.id))
    const states = Object.fromEntries(pack.items.map(({ key, state }) => [key, state]))
    expect(states).toEqual({
      application: 'missing',
      promise: 'missing',
      licence: 'missing',
      contract: 'partly',
      booth: 'missing',
      invoice: 'ready',
      payment: 'missing',
      photos: 'partly',
      travel: 'ready',
      summary: 'missing',
      insurance: 'missing',
      other: 'missing',
    })
    expect([pack.ready, pack.wanted]).toEqual([2, 11])
    expect(itemOf(pack, 'application').where).toBe('按当年通知的附件填写，加盖公章')
    expect(itemOf(pack, 'travel').slots.map(({ standing }) => standing)).toEqual(['travel', 'travel', 'travel'])
    expect(itemOf(pack, 'contract').slots).toEqual([
      { slot: 'zzfHt', standing: 'there', fileName: '展位照片.jpg' },
      { slot: 'zzfTzs', standing: 'empty', fileName: null },
    ])
  })

  it('is nobody else’s to see, to add to or to take', async () => {
    const { body } = await portal.submit(await portal.papers(['fpfyj']))
    const id = String(body.id)
    const stranger = portal.people.demo2.token
    await addFile(id, 'summary', '总结.pdf', pdfOf())
    const [paper] = itemOf((await view(id)).pack, 'summary').papers
    const own = await upload('我的.pdf', pdfOf(), stranger)
    const { body: ticket } = await ticketFor(id)
    const tries = [
      (await view(id, stranger)).status,
      (await add(id, 'summary', own, stranger)).status,
      (await ticketFor(id, [], stranger)).status,
      (await portal.call({ method: 'DELETE', path: `${base}/papers/${paper?.id}`, token: stranger })).status,
      (await download(id, ticket.ticket, stranger)).statusCode,
      (await download(id, 'x')).statusCode,
      (await portal.call({ path: `${base}/pack?id=${id}&template=${example.id}` })).status,
    ]
    expect(tries).toEqual([404, 404, 404, 404, 404, 404, 401])
    expect((await download(id, ticket.ticket)).statusCode).toBe(200)
    expect((await download(id, ticket.ticket)).statusCode).toBe(404)
    expect((await add(id, 'summary', await upload('b.pdf', pdfOf(), stranger))).status).toBe(400)
  })

  it('takes no ticket for the package, and the package none for this', async () => {
    const sealed = await portal.sealed()
    const { body } = await ticketFor(sealed.id)
    const wrong = await portal.app.inject({
      url: `/api/downloadExhibixion?id=${sealed.id}&authorization=${body.ticket}`,
    })
    const other = await portal.call({
      method: 'POST',
      path: '/api/downloadTicket',
      token: token(),
      body: { id: sealed.id },
    })
    expect([wrong.statusCode, (await download(sealed.id, other.body.ticket)).statusCode]).toEqual([404, 404])
  })

  // Each PDF is taken apart in a thread of its own, which takes a busy machine its time.
  it('grows by own papers, each with what becomes of it, and shrinks by their removal', {
    timeout: 60_000,
  }, async () => {
    const { body } = await portal.submit()
    const id = String(body.id)
    expect((await ticketFor(id)).body.msg).toBe('还没有可以合订的材料')
    await addFile(id, 'summary', '总结.pdf', pdfOf({ pages: 3 }))
    await addFile(id, 'promise', '承诺书.docx', officeXmlOf('docx'))
    await addFile(id, 'licence', '执照.jpg', await jpegOf())
    await addFile(id, 'insurance', '完税.pdf', await lockedPdf({ userPassword: 'a', ownerPassword: 'b' }))
    await addFile(id, 'application', '申请表.pdf', await lockedPdf({ ownerPassword: 'b' }))
    await addFile(id, 'invoice', '坏.pdf', Buffer.from('%PDF-1.4 nothing of a document'))
    await addFile(id, 'other', '长.pdf', pdfOf({ pages: 101 }))
    const { pack } = await view(id)
    const judged = pack.items.flatMap(({ papers }) =>
      papers.map(({ file, form, pages }) => [file.fileName, form, pages]),
    )
    expect(judged).toEqual([
      ['申请表.pdf', 'drawn', 1],
      ['承诺书.docx', 'apart', 1],
      ['执照.jpg', 'picture', 1],
      ['坏.pdf', 'broken', 1],
      ['总结.pdf', 'whole', 3],
      ['完税.pdf', 'locked', 1],
      ['长.pdf', 'long', 1],
    ])
    const [licence] = itemOf(pack, 'licence').papers
    const path = `${base}/papers/${licence?.id}`
    expect((await portal.call({ method: 'DELETE', path, token: token() })).status).toBe(200)
    const after = (await view(id)).pack
    expect([itemOf(after, 'licence').state, after.room, after.ready]).toEqual(['missing', 14, 5])

    const { text, close } = await bind(id)
    for (const name of ['申请表.pdf', '承诺书.docx', '坏.pdf', '完税.pdf', '长.pdf'])
      expect(text).toContain(`另附：${name}`)
    expect(text).toContain('这份PDF设有打开密码，没有并入合订本')
    expect(text).toContain('Word文件，没有并入合订本')
    expect(text).not.toContain('执照.jpg')
    close()
    await removeDraft(id)
    await portal.deliver()
    expect(await heldBy(id)).toEqual([0, 0])
  })

  it('leaves no own papers of a deleted draft behind where the event of its removal was lost, and those of others alone', async () => {
    const ids: string[] = []
    for (const _ of ['deleted', 'kept']) {
      const { body } = await portal.submit()
      ids.push(String(body.id))
      await addFile(String(body.id), 'licence', '执照.jpg', await jpegOf())
    }
    const [deleted = '', kept = ''] = ids
    await removeDraft(deleted)
    await portal.database.pool.query('delete from outbox')
    expect(await heldBy(deleted)).toEqual([1, 1])
    for (const { run } of subsidiesServer.jobs ?? []) await run(portal.ctx)
    expect([await heldBy(deleted), await heldBy(kept)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('takes 20 papers and no more', async () => {
    const { body } = await portal.submit()
    const id = String(body.id)
    const urls: string[] = []
    for (let at = 0; at < 21; at += 1) urls.push(await upload(`${at}.jpg`, await jpegOf({ width: 10 + at })))
    const answers: number[] = []
    for (const url of urls) answers.push((await add(id, 'other', url)).status)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 409])
    expect((await view(id)).pack.room).toBe(0)
  })

  it('takes travel documents of others by the separate consent alone', async () => {
    const stranger = portal.people.demo2.token
    const { body } = await portal.submit({}, { token: stranger })
    const send = async (item: string) =>
      (await add(String(body.id), item, await upload('护照.jpg', await jpegOf(), stranger), stranger)).status
    expect([await send('travel'), await send('licence')]).toEqual([409, 200])
    await portal.agree(stranger)
    expect(await send('travel')).toBe(200)
  })
})

describe('the bound PDF', () => {
  it('has a cover, a table whose pages are right, and a number on every page', async () => {
    const sealed = await portal.sealed()
    await addFile(sealed.id, 'summary', '总结.pdf', await turnedPdf(0, 90, 180, 270))
    await addFile(sealed.id, 'licence', '执照.jpg', await jpegOf({ width: 800, height: 500 }))
    const { pages, close } = await bind(sealed.id, ['hzSy'])
    const total = pages.length
    // Cover, table, 8 papers and one passport page of the record, a picture, 4 pages of the summary.
    expect(total).toBe(2 + 8 + 1 + 1 + 4)
    for (const [at, { text }] of pages.entries())
      expect(text.endsWith(`${at + 1}/${total}`), `page ${at + 1}`).toBe(true)
    const [cover, table] = pages
    expect(cover?.text).toContain(sealed.evidenceNo)
    expect(cover?.text).toContain('已固化')
    expect(cover?.text).toContain('本次未放入签证页、出入境日期页')
    expect(cover?.text).toContain('缺少申请表、承诺书、社保或完税证明')
    const { pack } = await view(sealed.id)
    const passport = await portal.detail(sealed.id)
    const { sha256 } = passport.body.hzSy as { sha256: string }
    expect(table?.text).toContain(`存证：护照首页${sha256.slice(0, 12)}已固化`)
    expect(table?.text).toContain('存证：签证页本次未放入')
    const summary = pack.items.findIndex(({ key }) => key === 'summary') + 1
    expect(table?.text).toContain(`${summary}参展总结${total - 3}–${total}另附：总结.pdf`)
    expect(pages.slice(-4).map(({ text }) => text)).toEqual(
      [3, 2, 1, 0].map((back) => `第${summary}项${total - back}/${total}`),
    )
    close()
  })

  it('leaves foreign pages whole and upright, with a band below for the number', async () => {
    const { body } = await portal.submit()
    const id = String(body.id)
    await addFile(id, 'summary', '总结.pdf', await turnedPdf(0, 90, 180, 270))
    const { pages, close } = await bind(id)
    const foreign = pages.slice(-4)
    expect(foreign.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [300, 226],
      [200, 320],
      [300, 226],
      [200, 320],
    ])
    for (const page of foreign) {
      expect(await page.colourAt(0.05, 0.02)).toEqual([0, 0, 255])
      expect(await page.colourAt(0.95, 0.85)).toEqual([0, 0, 255])
      expect(await page.colourAt(0.02, 0.98)).toEqual([255, 255, 255])
      expect(await page.inkAt(0.6, 0.89, 0.98, 0.995)).toBeGreaterThan(20)
      expect(await page.inkAt(0.02, 0.91, 0.4, 0.995)).toBe(0)
    }
    close()
  })

  it('keeps the seal that lies on an electronic invoice', async () => {
    const { body } = await portal.submit()
    const id = String(body.id)
    await addFile(id, 'invoice', '电子发票.pdf', await sealedInvoice())
    const { pages, close } = await bind(id)
    expect(await pages.at(-1)?.colourAt(0.8, 0.27)).toEqual([255, 0, 0])
    close()
  })

  it('says of a draft that nothing is sealed, and takes pictures upright', async () => {
    const lying = await jpegOf({ width: 900, height: 400, orientation: 6 })
    const { url } = await portal.upload('fpfyj', { file: { fileName: '发票.jpg', bytes: lying } })
    const { body } = await portal.submit({ fpfyj: { url } })
    const { pages, close } = await bind(String(body.id))
    expect(pages[0]?.text).toContain('未固化：草稿')
    expect(pages[1]?.text).toContain('未固化')
    const photo = pages.at(-1)
    expect([photo?.width, photo?.height].map((one) => Math.round(one ?? 0))).toEqual([595, 842])
    expect((await photo?.colourAt(0.5, 0.15))?.[1]).toBeLessThan(40)
    close()
  })

  it('names a paper of the record that was altered, and loses no other', async () => {
    const { body } = await portal.submit(await portal.papers(['fpfyj', 'yhfyj']))
    const id = String(body.id)
    const { rows } = await portal.database.pool.query(
      "select storage_key from evidence_original where evidence_id = $1 and slot = 'fpfyj'",
      [id],
    )
    await portal.ctx.storage.remove(rows[0].storage_key)
    const { pages, text, close } = await bind(id)
    expect(pages.length).toBe(4)
    expect(text).toContain('这份文件打不开或与收到时不一致')
    close()
  })

  it('takes travel documents by name and consent, and each leaves a look behind', async () => {
    const sealed = await portal.sealed()
    const looks = async () => {
      const path = `/api/evidence/looks?id=${sealed.id}&pgCount=100`
      const { body } = await portal.call({ path, token: token() })
      return (body.elements as Look[]).filter(({ kind }) => kind === 'bound').map(({ slot }) => slot)
    }
    const without = await bind(sealed.id)
    expect(await looks()).toEqual([])
    const withTwo = await bind(sealed.id, ['hzSy', 'hzQz', 'fpfyj'])
    expect((await looks()).toSorted()).toEqual(['hzQz', 'hzSy'])
    expect(withTwo.pages.length).toBe(without.pages.length + 2)
    without.close()
    withTwo.close()
    const { body } = await portal.call({ path: '/api/consents', token: token() })
    for (const { id, withdrawnAt } of body.list as { id: string; withdrawnAt: number | null }[]) {
      if (withdrawnAt === null) await portal.call({ method: 'DELETE', path: `/api/consents/${id}`, token: token() })
    }
    expect((await ticketFor(sealed.id, ['hzSy'])).status).toBe(409)
    expect((await ticketFor(sealed.id)).status).toBe(200)
    await portal.agree()
  })
})
