import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'

/** What is wrong with the focus; an empty text where it stands on a visible element that shows its focus ring. */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return 'the focus is lost'
    // The input of a picker or a radio button is hidden behind its label, and the label shows the ring.
    const shown = [at, at.nextElementSibling, at.closest('label'), at.parentElement].filter((one) => one !== null)
    // A link that lies over its whole row shows the ring around the row.
    const hasRing = shown
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
      .some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      )
    const box = (at.closest('label') ?? at).getBoundingClientRect()
    // A bar that stays at the bottom must not cover the focused element; a bar behind a dialog cannot.
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

/** Presses Tab once; the focus must then be on a visible element with a ring. */
export const tab = async (page: Page, { back = false } = {}): Promise<void> => {
  await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  await expectFocusInSight(page)
}

/**
 * Presses Tab from the top of a page to its last field or button, and checks the focus at each stop. Answers the number of
 * stops.
 */
export const walkThrough = async (page: Page): Promise<number> => {
  const main = page.getByRole('main')
  await main.focus()
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab')
    // After the last stop of a document without a footer the focus goes to the browser's own toolbar.
    if (!(await main.evaluate((box) => box.contains(document.activeElement)))) return stops
    await expectFocusInSight(page)
  }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement, undefined, { timeout: 5_000 })

/** Presses Tab until `target` has the focus, as a user without a mouse does. */
export const tabTo = async (page: Page, target: Locator, most = 60): Promise<void> => {
  await expect(target).toBeAttached()
  for (let count = 0; count < most; count += 1) {
    if (await isFocused(target)) return
    await tab(page)
  }
  throw new Error(`${target} was not reached by ${most} presses of Tab`)
}

/** Moves to a field with Tab and types into it. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Walks through a dialog in both directions: the focus must stay in it, or on a message that lies above everything. */
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
