import type { Page } from '@playwright/test'
import { stress } from '@portal/platform/testing/stress'
import { expectAccessible, findingsOn } from './accessibility.ts'
import { arrivalOf, arriveAt, expectNoSidewaysScroll, mostShift, watchArrival } from './arrival.ts'
import { appsOnce, deskAddresses, openAddresses, ownAddresses, withViews } from './every-page.ts'
import { expectFirstHigh } from './first-row.ts'
import { deskViews, goneViews, openViews, ownViews } from './page-records.ts'
import { register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { wordsAndSizesOf } from './words-and-sizes.ts'

// Opens every page of both apps: those of customers on a phone, those of the back office at a desk, and with `--all` each
// at both widths. The pages come from the lists that the apps are
// made of, so that a domain with a new page need not name it here.

/** How many states of one page are opened at most. */
const mostViews = stress(import.meta, {
  what: '每个页面的全部状态（本次每页一种）',
  full: Number.POSITIVE_INFINITY,
  gate: 1,
})

type Look = { page: Page; address: string; picture: (name: string, of?: Page) => Promise<void> }

/** Checks that the current entry in the left menu of 我的事项 is in sight, also where the menu scrolls sideways. */
const expectTabInSight = async (page: Page): Promise<void> => {
  const tab = page.getByRole('navigation', { name: '事项分类' }).locator('[aria-current=page]')
  if ((await tab.count()) > 0) await expect(tab).toBeInViewport({ ratio: 0.9 })
}

/**
 * Checks what must hold for every page: it has a heading, does not move, obeys its policy, fits its window and is
 * accessible.
 */
const lookAt = async ({ page, address, picture }: Look): Promise<void> => {
  await arriveAt(page, address)
  const { shift, moved, blocked } = await arrivalOf(page)
  expect.soft(shift, [`${address} moves while it arrives`, ...moved].join('\n')).toBeLessThanOrEqual(mostShift)
  expect.soft(blocked, address).toEqual([])
  await expectTabInSight(page)
  await expectFirstHigh(page, address)
  await expectNoSidewaysScroll(page)
  expect.soft(await wordsAndSizesOf(page), address).toEqual([])
  expect.soft(await findingsOn(page), address).toEqual([])
  await picture(address.replaceAll(/[^\w]+/g, '-').slice(0, 60), page)
}

const lookAtAll = async (page: Page, addresses: readonly string[], picture: Look['picture']): Promise<void> => {
  await watchArrival(page)
  for (const address of addresses) await test.step(address, () => lookAt({ page, address, picture }))
}

test('every page that is open to all @phone', async ({ page, request, picture, isMobile }) => {
  test.slow()
  const addresses = withViews(openAddresses(await appsOnce()), await openViews(request), mostViews)
  await lookAtAll(
    page,
    addresses.map((address) => `/#${address}`),
    picture,
  )
  if (!isMobile) return
  await page.getByRole('link', { name: /首页/ }).first().click()
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' })).toBeVisible()
  await expectAccessible(page)
  await picture('landing-menu')
})

/** The pages of customers and of the back office are many: two tests share them, which two workers can take. */
const shares = [
  ['one half', 0],
  ['the other half', 1],
] as const
const shareOf = (addresses: readonly string[], share: 0 | 1): string[] => addresses.filter((_, at) => at % 2 === share)

for (const [name, share] of shares) {
  test(`every page of a customer, ${name} @phone`, async ({ request, signedIn, picture }) => {
    test.slow()
    const page = await signedIn('demo')
    const all = withViews(ownAddresses(await appsOnce()), await ownViews(request), mostViews)
    const addresses = shareOf(all, share)
    await lookAtAll(
      page,
      addresses.map((address) => `/#${address}`),
      picture,
    )
  })

  test(`every page of the back office, ${name} @desk`, async ({ request, signedIn, picture }) => {
    test.slow()
    const page = await signedIn('admin')
    const all = withViews(deskAddresses(await appsOnce()), await deskViews(request), mostViews)
    const addresses = shareOf(all, share)
    await lookAtAll(
      page,
      addresses.map((address) => `/admin.html#${address}`),
      picture,
    )
  })
}

test('pages where nothing is, and who is not let in', async ({ page, request, signedIn, complaints, picture }) => {
  const newcomer = await signedIn((await register(request)).username)
  for (const { address, call } of goneViews) {
    complaints.expect(answered(404, call))
    await watchArrival(newcomer)
    await lookAt({ page: newcomer, address: `/#${address}`, picture })
  }
  const empty = [
    '/#/home/speedOfProgress?active=0',
    '/#/home/speedOfProgress?active=7',
    '/#/home/favourites',
    '/#/home/drafts',
    '/#/home/savedSearches',
  ]
  await lookAtAll(newcomer, empty, picture)
  const asked: string[] = []
  newcomer.on('request', (call) => call.url().includes('/api/admin/') && asked.push(call.url()))
  await lookAtAll(newcomer, ['/admin.html#/requests'], picture)
  await expect(newcomer.getByText('只有工作人员可以进入管理后台')).toBeVisible()
  expect(asked).toEqual([])
  await lookAtAll(page, ['/admin.html'], picture)
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
  complaints.expect(answered(404, '/api/invitation'))
  await lookAtAll(page, ['/admin.html#/invitation?token=none'], picture)
  await expect(page.getByRole('heading', { name: '邀请已失效' })).toBeVisible()
})

test('these eyes are open: a page that jumps, breaks the policy, shuts people out or says a left word is noticed', async ({
  page,
  complaints,
}) => {
  await watchArrival(page)
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '这一页不在了' })).toBeVisible()
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('hr'), { className: 'out' })))
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('hr.out { height: 300px; width: 3000px }')
    document.adoptedStyleSheets = [sheet]
  })
  await expect.poll(async () => (await arrivalOf(page)).shift).toBeGreaterThan(mostShift)
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow('as wide as its window')

  complaints.expect(/Content Security Policy/)
  await page.evaluate(() => {
    const image = Object.assign(document.createElement('img'), { src: '/icon.svg' })
    image.setAttribute('style', 'width: 9px')
    document.body.append(image)
  })
  await expect.poll(async () => (await arrivalOf(page)).blocked.join()).toContain('style-src')
  await expect(expectAccessible(page)).rejects.toThrow('image-alt')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('hr.out { width: auto } button.tiny { width: 20px; height: 20px; font-size: 10px }')
    document.adoptedStyleSheets = [sheet]
    document.body.append(Object.assign(document.createElement('button'), { className: 'tiny', textContent: '补正' }))
  })
  expect(await wordsAndSizesOf(page)).toEqual(['says 补正: 补正', '10 px: 补正', '20×20: 补正'])
})

/** Tries, inside a page, what an injected text would have to do to become markup or a script; answers what became of each. */
const slipTextIn = (): string[] => {
  const markup = '<img src="/icon.svg" alt="" class="slipped-in">'
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => object }
  }
  const deeds: (() => unknown)[] = [
    () => Object.assign(document.body, { innerHTML: markup }),
    () => document.body.insertAdjacentHTML('beforeend', markup),
    () => new DOMParser().parseFromString(markup, 'text/html'),
    () => Object.assign(document.createElement('script'), { src: '/assets/a.js' }),
    () => Object.assign(document.createElement('script'), { text: 'document.title = ""' }),
    () => new Worker('/assets/a.js'),
    () => trustedTypes.createPolicy('stranger', { createHTML: (text: string) => text }),
  ]
  return deeds.map((deed) => {
    try {
      deed()
      return 'done'
    } catch (error) {
      return String(error)
    }
  })
}

test('no page takes a text for markup or for the address of a script', async ({ page, signedIn, complaints }) => {
  complaints.expect(/requires 'TrustedHTML' assignment/)
  complaints.expect(/requires 'TrustedScriptURL' assignment/)
  complaints.expect(/requires 'TrustedScript' assignment/)
  complaints.expect(/Creating a TrustedTypePolicy named 'stranger' violates/)
  const desk = await signedIn('admin')
  for (const [visitor, address] of [
    [page, '/#/home/leavingAMessage'],
    [desk, '/admin.html#/articles/new'],
  ] as const) {
    await arriveAt(visitor, address)
    for (const outcome of await visitor.evaluate(slipTextIn))
      expect.soft(outcome, address).toMatch(/^TypeError: .*Trusted/)
    await expect(visitor.locator('.slipped-in')).toHaveCount(0)
  }
})
