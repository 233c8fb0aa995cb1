import { expectAccessible } from './accessibility.ts'
import { arriveAt, expectNoSidewaysScroll } from './arrival.ts'
import { expect, test } from './portal.ts'

test('in letters twice as large nothing is cut, and without motion nothing moves', async ({ newVisitor, request }) => {
  const list = await (
    await request.get('/cms/api/directive/contentList?categoryId=39&pageIndex=1&count=10&keyword=著作权')
  ).json()
  const { id } = (list.page.list as { id: string; title: string }[])[0] ?? {}
  // The size in CSS pixels of a window of 1440 by 900 at a zoom of 200 %.
  const page = await newVisitor({
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  for (const address of [
    '/#/oneChains',
    '/#/home/newList',
    `/#/home/newList?activeName=39&isdetail=${id}`,
    '/#/home/help?topic=customsSeizure',
    '/#/home/filingInquiry?active=1',
  ]) {
    await test.step(address, async () => {
      await arriveAt(page, address)
      await expectNoSidewaysScroll(page)
      const longest = await page.evaluate(() =>
        Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0))),
      )
      expect(longest, `${address} moves`).toBeLessThan(50)
      await expectAccessible(page)
    })
  }
})
