import { printPaper } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderSample } from '../../contract/file/order-samples.ts'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'

let portal: FileApp
beforeAll(async () => {
  portal = await createFileApp()
})
afterAll(() => portal.close())

/** A case whose provider has handed in this draft, else one without words. */
const drafted = async (draft?: Buffer): Promise<string> => {
  const trademark = { ...orderSample('sbzc').trademark, proxy_url: await portal.upload('demo') }
  const number = await portal.paid({ trademark })
  for (const act of ['accept', 'prepare'] as const) await portal.take('agency', number, act)
  await portal.take('agency', number, 'submit', draft && { files: [{ url: await portal.upload('agency', draft) }] })
  return number
}
const check = (number: string, who: 'staff' | 'demo' = 'staff') =>
  portal.as(who, 'GET', `/api/admin/tradeMarks/${number}/draftCheck`)

it('tells what the draft lacks of the order, from the words of the PDF itself', async () => {
  const { applicant, trademark } = orderSample('sbzc')
  const draft = await printPaper({
    ...{ title: '报件草稿', name: '报件草稿', head: '演示' },
    sections: [
      {
        title: '申请书',
        facts: [
          { label: '申请人', text: applicant.name },
          { label: '统一社会信用代码', text: applicant.idNo },
          { label: '商标', text: trademark.trademark_name },
          { label: '商品', text: '手机' },
        ],
      },
    ],
    ...{ notes: [], gap: { text: '—', isOpen: false }, at: portal.clock.now() },
  })
  const { body } = await check(await drafted(draft))
  expect(body).toEqual({
    isReadable: true,
    lines: [
      { label: '商标名称', text: '演示海帆', isFound: true },
      { label: '第 9 类', text: '手机', isFound: true },
      { label: '第 9 类', text: '耳机', isFound: false },
      { label: '申请人', text: applicant.name, isFound: true },
      { label: '证件号码', text: '913***********000X', isFound: true },
      { label: '地址', text: applicant.address, isFound: false },
    ],
  })
})

it('compares nothing with a draft without words, and nothing for whoever is no staff or where there is no draft', async () => {
  const number = await drafted()
  expect((await check(number)).body).toEqual({ isReadable: false, lines: [] })
  expect((await check(number, 'demo')).status).toBe(403)
  expect((await check(await portal.paid())).status).toBe(404)
})
