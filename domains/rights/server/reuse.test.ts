import { pdfOf, sampleFile } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rightSample } from '../contract/samples.ts'
import { createRightsApp, type RightsApp } from '../testing/rights-app.ts'

let test: RightsApp
let id: string
beforeAll(async () => {
  test = await createRightsApp()
  id = await test.made()
})
afterAll(() => test.close())

const use = (paper: string, purpose: string, who?: 'demo2') =>
  test.send('POST', `/api/rights/${id}/papers/${paper}/use`, { purpose }, who)

describe('a paper that is used', () => {
  it('becomes a new upload of the same bytes, which outlives the vault', async () => {
    const paper = await test.addPaper(id, 'certificate', await sampleFile('pdf'))
    const [kept] = (await test.detail(id)).papers
    const { status, body } = await use(paper, 'expert-filing')
    expect([status, body.sha256, body.size, body.fileName]).toEqual([200, kept?.sha256, kept?.size, kept?.fileName])
    expect(body.id).not.toBe(kept?.url.split('?')[0]?.split('/').at(-1))
    const removed = await test.send('DELETE', `/api/rights/${id}/papers/${paper}`)
    expect(removed).toMatchObject({ status: 200 })
    const read = await test.app.inject({ method: 'GET', url: String(body.url) })
    expect(read.statusCode).toBe(200)
    expect((await test.trail(id)).slice(0, 2)).toEqual(['paperRemoved', 'paperUsed'])
  })

  it('must be of a kind and size that its purpose takes', async () => {
    const photo = await test.addPaper(id, 'photo', await sampleFile('png'))
    const type = await use(photo, 'expert-filing')
    expect([type.status, type.body.status, type.body.msg]).toEqual([415, 'U00415', '此处只接受 PDF 格式的文件'])
    const large = { fileName: '大.pdf', bytes: Buffer.concat([pdfOf(), Buffer.alloc(2 * 1024 * 1024, ' ')]) }
    const scan = await test.addPaper(id, 'renewal', large)
    const size = await use(scan, 'expert-filing')
    expect([size.status, size.body.status, size.body.msg]).toEqual([413, 'U00413', '上传文件大小不能超过 2MB!'])
    expect((await use(scan, 'filing-paper')).status).toBe(200)
    expect((await use(scan, 'no-such')).status).toBe(400)
    expect((await use(scan, 'filing-paper', 'demo2')).status).toBe(404)
  })
})

describe('a form that is filled from a right', () => {
  it('gets values by its own names, and is told which papers go along', async () => {
    const { body } = await test.send('GET', `/api/rights/${id}/prefill?form=request-1`)
    expect(body).toMatchObject({
      values: { obligeeName: rightSample.obligeeName },
      right: { id, version: 1, verified: null },
      papers: [
        { kind: 'photo', fits: true, why: '', purpose: 'filing-paper' },
        { kind: 'renewal', fits: true, why: '', purpose: 'filing-paper' },
      ],
    })
  })

  it('must be one that says how', async () => {
    expect((await test.send('GET', `/api/rights/${id}/prefill?form=evidence`)).status).toBe(404)
    expect((await test.send('GET', `/api/rights/${id}/prefill?form=other`)).body.msg).toBe('没有这种表单')
  })
})
