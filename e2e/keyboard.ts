import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'

/** What is wrong with the focus: empty when it stands on something that one sees, with its ring. */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return 'the focus is lost'
    // A picker or a radio button hides behind its label, which then carries the ring.
    const shown = [at, at.nextElementSibling, at.closest('label'), at.parentElement].filter((one) => one !== null)
    // The calendar's button inside a date field carries Chromium's own ring, which no script can ask for.
    const isDate = at.matches('input[type=date]')
    const hasRing =
      isDate ||
      shown.some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
    const box = (at.closest('label') ?? at).getBoundingClientRect()
    // A bar that stays at the bottom of the screen must not lie over what has the focus; one behind a dialog does not.
    const layer = at.closest('[role=dialog], [role=alertdialog]') ?? document
    const bars = [...layer.querySelectorAll('form div')].filter((one) => {
      const { position, bottom } = getComputedStyle(one)
      return position === 'sticky' && bottom !== 'auto'
    })
    const middle = box.top + Math.min(box.height, 40) / 2
    const isCovered = bars
      .filter((one) => !one.contains(at))
      .map((one) => one.getBoundingClientRect())
      .some(({ top, bottom }) => top <= middle && middle < bottom)
    const isInView = box.bottom > 0 && middle < innerHeight && !isCovered && box.width > 0 && box.height > 0
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent ?? ''}`
    if (!hasRing) return `no ring on ${name}`
    return isInView ? '' : `out of sight: ${name}`
  })

const expectFocusInSight = (page: Page): Promise<void> => expect.poll(() => focusFault(page)).toBe('')

/** One press of Tab; the focus must then be somewhere that one sees. */
export const tab = async (page: Page, { back = false } = {}): Promise<void> => {
  await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  await expectFocusInSight(page)
}

/** From the head of a page to its last field or button: every stop of Tab is seen, with its ring. Answers how many. */
export const walkThrough = async (page: Page): Promise<number> => {
  const main = page.getByRole('main')
  await main.focus()
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab')
    // Behind the last stop of a document without a footer comes the browser's own bar.
    if (!(await main.evaluate((box) => box.contains(document.activeElement)))) return stops
    await expectFocusInSight(page)
  }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement, undefined, { timeout: 5_000 })

/** Presses Tab until `target` has the focus, as whoever has no mouse does. */
export const tabTo = async (page: Page, target: Locator, most = 60): Promise<void> => {
  await expect(target).toBeAttached()
  for (let count = 0; count < most; count += 1) {
    if (await isFocused(target)) return
    await tab(page)
  }
  throw new Error(`${target} was not reached by ${most} presses of Tab`)
}

/** Types into the field that Tab leads to. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Walks around a dialog in both directions: the focus stays inside, or on a message that lies above everything. */
export const expectTrapped = async (page: Page, dialog: Locator): Promise<void> => {
  await expect(dialog).toBeVisible()
  for (const back of [false, true]) {
    for (let count = 0; count < 8; count += 1) {
      await tab(page, { back })
      const isInside = await dialog.evaluate((box) => {
        const at = document.activeElement
        return box.contains(at) || (at?.closest('[data-react-aria-top-layer]') ?? null) !== null
      })
      expect(isInside).toBe(true)
    }
  }
}
