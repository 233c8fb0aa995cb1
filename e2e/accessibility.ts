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
/** Advice that axe itself calls minor or moderate, whose findings would be passed over: some of it looks at every element. */
const light = [
  ...['aria-allowed-role', 'empty-heading', 'empty-table-header', 'focus-order-semantics', 'heading-order'],
  ...['hidden-content', 'image-redundant-alt', 'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level'],
  ...['landmark-main-is-top-level', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
  ...['landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique', 'meta-viewport-large'],
  ...['page-has-heading-one', 'presentation-role-conflict', 'region', 'scope-attr-valid', 'skip-link'],
  ...['table-duplicate-name'],
]

/** Faults that axe finds in the page: everything against WCAG 2.2 A and AA, and whatever else axe calls serious or critical. */
export const findingsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => scrollTo(0, 0))
  // A bar that stays at the bottom covers a part of the page, which axe then takes for too small, although a user can
  // scroll. So the bar is put into its normal place while axe looks.
  const bars = await page.evaluateHandle(() => {
    const staying = [...document.querySelectorAll<HTMLElement>('form div, nav')].filter((one) => {
      const { position, bottom } = getComputedStyle(one)
      const isAtFoot = one.getBoundingClientRect().top > innerHeight / 2
      return (position === 'sticky' && bottom !== 'auto') || (position === 'fixed' && isAtFoot)
    })
    for (const bar of staying) bar.style.position = 'static'
    return staying
  })
  // Axe must not judge a colour in the middle of a fade: animations run to their end first, and new ones do not begin.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))))
  for (const frame of page.frames()) await frame.evaluate(axeSource)
  // Axe works out violations alone: what passed, and whole style sheets, would take twice the time and tell nothing here.
  const off = Object.fromEntries(light.map((rule) => [rule, { enabled: false }]))
  const violations = await page.evaluate(
    async ([values, rules]) => {
      const found = await window.axe.run(document, {
        runOnly: { type: 'tag', values },
        rules,
        resultTypes: ['violations'],
        preload: false,
      })
      return found.violations.map(({ id, tags, impact, nodes }) => ({
        id,
        tags,
        impact,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
      }))
    },
    [levels, off] as const,
  )
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
