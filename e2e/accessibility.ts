import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './portal.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
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
  for (const frame of page.frames()) await frame.evaluate(axeSource)
  // Axe works out violations alone: what passed, and whole style sheets, would take twice the time and tell nothing here.
  const violations = await page.evaluate(async (values) => {
    const found = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false,
    })
    return found.violations.map(({ id, tags, impact, nodes }) => ({
      id,
      tags,
      impact,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
    }))
  }, levels)
  await page.emulateMedia({ reducedMotion: null })
  await bars.evaluate((staying) => {
    for (const bar of staying) bar.style.position = ''
  })
  return violations
    .filter(({ tags, impact }) => !tags.includes('best-practice') || grave.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.join('\n')}`)
}

/** Checks a state of a page that the sweep over all pages does not reach. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await findingsOn(page)).toEqual([])
