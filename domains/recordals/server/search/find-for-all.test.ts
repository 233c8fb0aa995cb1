import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSearchApp, type SearchApp } from '../../testing/search-app.ts'
import { findForAll } from './find-for-all.ts'

let portal: SearchApp
beforeAll(async () => {
  portal = await createSearchApp()
})
afterAll(() => portal.close())

it('leads a question that finds too many to look through to the search of recordals, and never says that there are none', async () => {
  const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const db = new Proxy(portal.ctx.db, {
    get: () => () => {
      throw cancelled
    },
  })
  const { hits, total, totalIsExact } = await findForAll({ db }, { text: '海', pieces: [['海']], limit: 3 })
  expect([total, totalIsExact]).toEqual([0, false])
  expect(hits).toMatchObject([
    { title: '太多，请到海关备案查询', to: `/home/filingInquiry?active=1&q=${encodeURIComponent('海')}` },
  ])
})
