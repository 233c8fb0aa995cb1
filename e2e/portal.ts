import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export const password = 'Portal-demo-2026'

type Fixtures = {
  /** What the console said that a user should never cause. */
  complaints: string[]
}

/** A test fails when the page wrote a warning or an error, unless it said that it expects them. */
export const test = base.extend<Fixtures & { expectsComplaints: boolean }>({
  expectsComplaints: [false, { option: true }],
  complaints: [
    async ({ page, expectsComplaints }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      if (!expectsComplaints) expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** No finding of WCAG 2.2 A and AA; `exceptions` are rules that web.md §2 allows for one state. */
export const expectAccessible = async (page: Page, exceptions: string[] = []): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(exceptions)
    .analyze()
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(findings).toEqual([])
}

/** A picture for the eye under .cache/e2e/pictures, named after the test's project. */
export const picture = async (page: Page, name: string): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.screenshot({ path: `.cache/e2e/pictures/${name}-${width}.png`, fullPage: true, animations: 'disabled' })
}
