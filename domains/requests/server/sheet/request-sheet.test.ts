import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestDetail } from '../../contract/detail.ts'
import { factsOf } from '../../contract/facts.ts'
import { submitSamples } from '../../contract/samples.ts'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'
import { supplementCalls } from '../../testing/supplement-rounds.ts'

let test: RequestsApp
beforeAll(async () => {
  test = await createRequestsApp()
})
afterAll(() => test.close())

/** Pages as a reader sees them: text without white space, since lines break where they must. */
const pagesOf = async (bytes: Buffer): Promise<string[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s/g, ''))
  document.destroy()
  library.destroy()
  return pages
}
const plain = (text: string) => text.replaceAll(/\s/g, '')

const sheet = (businessSn: string, token: string, area = '/api') =>
  test.app.inject({ url: `${area}/requests/${businessSn}/sheet`, headers: { authorization: token } })

describe('the sheet of what was sent', () => {
  it('holds number, time, every field under its label, and each file with its digest', async () => {
    const file = await test.upload()
    test.clock.set(new Date('2026-11-18T02:03:04Z'))
    const businessSn = await test.submitted({ voucher: [{ fileName: 'x', url: file.url }] })
    test.clock.set(new Date())
    const answer = await sheet(businessSn, test.people.demo.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      `海关查扣应对申请-${businessSn}.pdf`,
    )
    const text = (await pagesOf(answer.rawPayload)).join('')
    const facts = factsOf((await test.detail(businessSn)).body as RequestDetail)
    expect(facts.map(({ field }) => field)).toContain('seizureReason')
    for (const { label, text: value } of facts) expect(text).toContain(plain(label + value))
    for (const part of [
      businessSn,
      '2026-11-1810:03',
      file.sha256,
      file.fileName,
      submitSamples.customsSeizure.lxrPhone,
    ])
      expect(text).toContain(plain(part))
    expect(text).toContain('演示环境')
  })

  it.each(Object.keys(submitSamples) as (keyof typeof submitSamples)[])(
    'says every field of %s in words, and never a whole ID number',
    async (sample) => {
      const voucher = sample === 'expertFiling' ? [await test.upload('expert-filing')] : []
      const { body } = await test.submit({ voucher }, { sample })
      const { rawPayload } = await sheet(String(body.businessSn), test.people.demo.token)
      const text = (await pagesOf(rawPayload)).join('')
      const facts = factsOf((await test.detail(body.businessSn)).body as RequestDetail)
      expect(facts.length).toBeGreaterThan(3)
      for (const { label, text: value } of facts) expect(text).toContain(plain(label + value))
      if (sample === 'earlyWarning') {
        expect(text).toMatch(/自查答案：商标第1题.+答：.+自查答案：渠道与物流/)
      }
      if (sample !== 'expertFiling') return
      expect(text).toContain('浙江省宁波市海曙区')
      expect(text).not.toContain(submitSamples.expertFiling.idCard)
      expect(rawPayload.toString('latin1')).not.toContain(submitSamples.expertFiling.idCard)
    },
  )

  it('holds each supplement, old beside new, and marks the files that were replaced', async () => {
    const calls = supplementCalls(test)
    const old = await test.upload()
    const businessSn = await test.submitted({ voucher: [old] })
    const problem = '看不清'
    await calls.ask(businessSn, { items: ['obligeeName', 'voucher'].map((field) => ({ field, problem })) })
    const voucher = [await test.upload()]
    await calls.answer(businessSn, { obligeeName: '改正后的企业', voucher }, { remark: '已更正' })
    const text = (await pagesOf((await sheet(businessSn, test.people.demo.token)).rawPayload)).join('')
    for (const part of ['申请内容（补充后）', '第1轮补充', '企业名称改正后的企业', '说明已更正'])
      expect(text).toContain(part)
    expect(text).toContain(plain(`原内容：${submitSamples.customsSeizure.obligeeName}`))
    expect(text.match(/已由补充的材料替换/g)).toHaveLength(1)
  })

  it('that the desk takes is a look its owner reads of', async () => {
    const businessSn = await test.submitted()
    await sheet(businessSn, test.people.staff.token, '/api/admin')
    const { lines } = await supplementCalls(test).ownTrail(businessSn)
    expect(lines.map(({ act }) => act)).toContain('opened')
  })

  it('is for its owner and the desk alone', async () => {
    const businessSn = await test.submitted()
    for (const { token } of [test.people.demo2, test.people.agency, test.people.staff]) {
      expect((await sheet(businessSn, token)).json()).toMatchObject({ status: 'U00404' })
    }
    expect((await sheet(businessSn, 'nobody')).statusCode).toBe(401)
    expect((await sheet(businessSn, test.people.staff.token, '/api/admin')).statusCode).toBe(200)
    expect((await sheet(businessSn, test.people.demo.token, '/api/admin')).statusCode).toBe(403)
    expect((await sheet('KL20261120000000', test.people.demo.token)).statusCode).toBe(404)
  })
})
