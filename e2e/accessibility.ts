import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const grave = ['serious', 'critical']

/** What axe finds against WCAG 2.2 A and AA, and whatever else it calls serious or critical. */
export const findingsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => scrollTo(0, 0))
  // What lies half under a bar that stays at the bottom is no smaller for it: one scrolls. So the bar is judged in its own place.
  const bars = await page.evaluateHandle(() => {
    const staying = [...document.querySelectorAll<HTMLElement>('form div')].filter((one) => {
      const { position, bottom } = getComputedStyle(one)
      return position === 'sticky' && bottom !== 'auto'
    })
    for (const bar of staying) bar.style.position = 'static'
    return staying
  })
  // A picture of a fade is no picture of a colour: what moves comes to its end, what comes meanwhile comes without moving.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))))
  // Without frames of our own the older way finds the same, in a third of the time: it opens no page to sum up.
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

/** For a state that the sweep over all pages does not come to. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await findingsOn(page)).toEqual([])
