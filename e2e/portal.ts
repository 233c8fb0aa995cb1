import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { stateOf } from './people.ts'
import { portalPort } from './portal-port.ts'

type Fixtures = {
  /** Warnings and errors that pages wrote to their consoles. */
  complaints: Complaints
  /** Opens a window for one more visitor, in a browser storage of its own; its console is watched too. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
  /** Opens a window of a user who has logged in; all windows of one name share one session. */
  signedIn: (username: string) => Promise<Page>
  /**
   * Takes a screenshot for people to look at, if E2E_PICTURES is set: one file for each name and width under
   * .cache/e2e/pictures.
   */
  picture: (name: string, of?: Page) => Promise<void>
}

type Complaints = {
  /**
   * Names a line that the console will write, such as Chromium's own about an answer of 400. A test fails when that line
   * does not come, so that no exception outlives its reason.
   */
  expect: (pattern: RegExp) => void
  watch: (page: Page) => void
}

/** The line that Chromium itself writes about an answer with this status; `address` is the path of the call. */
export const answered = (status: number, address: string): RegExp =>
  new RegExp(`the server responded with a status of ${status} .* @ \\S*${address.replace(/[.?]/g, '\\$&')}`)

/** The line that Chromium itself writes about a call that never got an answer. */
export const unanswered = (address: string): RegExp =>
  new RegExp(`Failed to load resource: net::ERR_\\S+ @ \\S*${address}`)

/** The icon of the tab, which only a browser with a window of its own fetches, and not for the page. */
const tabIcon = /\/(icon\.svg|favicon\.ico)$/

const keepComplaints = () => {
  const heard: string[] = []
  const expected: RegExp[] = []
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (!['warning', 'error'].includes(message.type()) || tabIcon.test(message.location().url)) return
      heard.push(`${message.text()} @ ${message.location().url}`)
    })
    page.on('pageerror', (error) => heard.push(String(error)))
  }
  const verdict = () => ({
    unexpected: heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
    missing: expected.filter((pattern) => !heard.some((line) => pattern.test(line))).map(String),
  })
  return { watch, expect: (pattern: RegExp) => expected.push(pattern), verdict }
}

/** Prints what the pages of a failed test showed, since of a run in CI only the output can be read later. */
const tellAfterFailure = async (pages: readonly Page[], { status, expectedStatus, title }: TestInfo): Promise<void> => {
  if (status === expectedStatus) return
  for (const page of pages) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
    console.info(`\n“${title}” ended at ${page.url()}, which showed:\n${shown.slice(0, 6_000)}`)
  }
}

/** A test fails when a page wrote a warning or an error that the test did not name beforehand. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
  baseURL: async ({}, use, { parallelIndex }) => use(`http://localhost:${portalPort(parallelIndex)}`),
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
    async ({}, use) => {
      const complaints = keepComplaints()
      await use(complaints)
      expect(complaints.verdict()).toEqual({ unexpected: [], missing: [] })
    },
    { auto: true },
  ],
  page: async ({ page, complaints }, use, info) => {
    complaints.watch(page)
    await use(page)
    await tellAfterFailure([page], info)
  },
  newVisitor: async ({ browser, complaints }, use, info) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      const page = await context.newPage()
      complaints.watch(page)
      return page
    })
    await tellAfterFailure(
      contexts.flatMap((context) => context.pages()),
      info,
    )
    for (const context of contexts) await context.close()
  },
  signedIn: async ({ request, baseURL, newVisitor }, use) => {
    await use(async (username) => newVisitor({ storageState: await stateOf(request, username, baseURL ?? '') }))
  },
  picture: async ({ page }, use) => {
    await use(async (name, of = page) => {
      if (!process.env.E2E_PICTURES) return
      const { width } = of.viewportSize() ?? { width: 0 }
      // A dialog covers the window and not the whole page, so that only the window is taken; for a whole page, fixed parts
      // belong at its top.
      const fullPage = (await of.getByRole('dialog').or(of.getByRole('alertdialog')).count()) === 0
      if (fullPage) await of.evaluate(() => scrollTo(0, 0))
      await of.screenshot({
        path: `.cache/e2e/pictures/${name}-${width}.png`,
        fullPage,
        animations: 'disabled',
        scale: 'css',
      })
    })
  },
})

/** The link to a service on the landing page, in the region that lists what one can do there. */
export const serviceLink = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: '可以在线办的事' }).getByRole('link', { name: title })

export { expect }
