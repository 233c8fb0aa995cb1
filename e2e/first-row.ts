import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

/** How far from the top of a phone's screen the first field or row begins at most, in px. */
const lowest = 320

/** A draft that is offered stands before the fields, since it fills them in. */
const field = 'form :is([role=tab], [role=combobox], input, textarea), p:has-text("保存的草稿")'
const row = ':is(ul[aria-label], tbody) > :is(li, tr)'
const tab = '/#/home/speedOfProgress?active='

/** What a phone's user comes for, by page: the first field to fill in, or the first row to open. */
const firsts: Readonly<Record<string, string>> = {
  '/#/home/customsSeizure': field,
  '/#/home/exhibitionInfringement': field,
  '/#/home/eCommerceInfringement': field,
  '/#/home/riskAversion': field,
  '/#/home/tradeDisputes': field,
  '/#/home/exhibition/zjfzba': field,
  '/#/home/earlyWarningAnalysis': field,
  '/#/home/leavingAMessage': field,
  '/#/home/evidenceRecord': field,
  '/#/home/filingInquiry': field,
  '/#/home/newList': field,
  '/#/home/curriculum': 'h2:text-is("近期课程") >> xpath=../.. >> li',
  '/#/home/exhibition': 'h2',
  '/#/home/exhibition/zzba': row,
  '/#/home/notices': 'li:has(time)',
  [`${tab}0`]: 'article',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 9].map((active) => [`${tab}${active}`, row])),
}

/** Checks on a phone that one need not scroll to begin; on a wide screen, and on other pages, it checks nothing. */
export const expectFirstHigh = async (page: Page, address: string): Promise<void> => {
  const selector = firsts[address]
  if (selector === undefined || (page.viewportSize()?.width ?? 0) > 390) return
  const first = page.locator('main').locator(selector).filter({ visible: true }).first()
  // A list that has just come may be drawn anew while it is measured; then it has no place for a moment.
  const top = async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  await expect.soft.poll(top, `the first field or row of ${address}`).toBeLessThanOrEqual(lowest)
}
