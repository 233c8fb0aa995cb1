import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personChecks } from '../../contract/findings.ts'
import { factsSample } from '../../contract/samples.ts'
import { sheetSections } from '../../contract/sections.ts'
import { createFilingsApp, type FilingsApp } from '../../testing/filings-app.ts'
import { docxText, pdfPages } from '../../testing/read-paper.ts'

let test: FilingsApp
beforeAll(async () => {
  test = await createFilingsApp()
})
afterAll(() => test.close())

const plain = (text: string) => text.replaceAll(/\s/g, '')
const textOf = async (format: string, bytes: Buffer) =>
  format === 'pdf' ? (await pdfPages(bytes)).join('') : docxText(bytes)

describe.each(['pdf', 'docx'])('the filled sheet as %s', (format) => {
  it('holds every fact under its label, what only people can check, and what is still open', async () => {
    const id = await test.begin()
    await test.save(id, factsSample)
    const { status, bytes, headers } = await test.take(id, format)
    expect(status).toBe(200)
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      `备案信息表-演示·海帆_HAIFAN.${format}`,
    )
    // What stands at the head of each page comes between the lines of a fact that turns the page.
    const text = (await textOf(format, bytes)).replaceAll(
      plain(`知识产权海关保护备案信息表 · ${factsSample.recordName} · ${factsSample.registerNum}`),
      '',
    )
    for (const { title, facts, entries } of sheetSections(factsSample)) {
      expect(text).toContain(plain(title))
      for (const { label, text: value } of [...facts, ...entries.flatMap((entry) => entry.facts)]) {
        expect(text).toContain(plain(label + value))
      }
    }
    for (const check of personChecks) expect(text).toContain(plain(check))
    expect(text).toContain(plain('【材料】还没有填写或上传：权利证书'))
    expect(text).toContain('演示环境')
  })

  it('shows a gap as a gap, and takes whatever people type', async () => {
    const id = await test.begin()
    await test.save(id, { obligeeName: '<w:t>甲 & “乙”\u0007</w:t>\n丙', recordName: '../a:b' })
    const { bytes, headers } = await test.take(id, format)
    const text = await textOf(format, bytes)
    expect(text).toContain('<w:t>甲&“乙”</w:t>丙')
    expect(text).toContain('权利类型（未填写）')
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`备案信息表-.._a_b.${format}`)
  })

  it('is for its owner alone', async () => {
    const id = await test.begin()
    for (const { token } of [test.people.demo2, test.people.agency, test.people.staff]) {
      expect((await test.take(id, format, token)).status).toBe(404)
    }
  })
})

describe('taking away', () => {
  it('is remembered until the sheet changes', async () => {
    const id = await test.begin()
    await test.save(id, factsSample)
    const before = (await test.detail(id)).body
    await test.take(id, 'pdf')
    expect((await test.detail(id)).body).toMatchObject({ version: before.version, takeTime: expect.any(Number) })
  })

  it('refuses another format', async () => {
    const id = await test.begin()
    expect((await test.take(id, 'exe')).status).toBe(400)
  })
})
