import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const grave = ['serious', 'critical']

/** Faults that axe finds in the page: everything against WCAG 2.2 A and AA, and whatever else axe calls serious or critical. */
export const findingsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => scrollTo(0, 0))
  // A bar that stays at the bottom covers a part of the page, which axe then takes for too small, although a user can
  // scroll. So the bar is put into its normal place while axe looks.
  const bars = await page.evaluateHandle(() => {
    const staying = [...document.querySelectorAll<HTMLElement>('form div')].filter((one) => {
      const { position, bottom } = getComputedStyle(one)
      return position === 'sticky' && bottom !== 'auto'
    })
    for (const bar of staying) bar.style.position = 'static'
    return staying
  })
  // Axe must not judge a colour in the middle of a fade: animations run to their end first, and new ones do not begin.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))))
  // The legacy mode finds the same in a third of the time, since it opens no page of its own; it cannot see into frames of
  // other hosts, and our pages have none.
  const axe = new AxeBuilder({ page }).withTags(levels).setLegacyMode()
  const { violations } = await axe.analyze()
  await page.emulateMedia({ reducedMotion: null })
  await bars.evaluate((staying) => {
    for (const bar of staying) bar.style.position = ''
  })
  return violations
    .filter(({ tags, impact }) => !tags.includes('best-practice') || grave.includes(impact ?? ''))
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('\n')}`,
    )
}

/** Checks a state of a page that the sweep over all pages does not reach. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await findingsOn(page)).toEqual([])
