import type { Locator, Page } from '@playwright/test'
import { tabTo, typeInto } from './keyboard.ts'
import { expect } from './portal.ts'

/** How somebody works on a page: with a thumb on a phone, or with the keys alone at a desk. */
export type Hands = {
  press: (target: Locator) => Promise<void>
  write: (target: Locator, text: string) => Promise<void>
  /** Types into a field that finds what is typed, and takes the choice that stands first there. */
  find: (field: Locator, text: string, choice: Locator) => Promise<void>
  /** Takes a choice of a list that the browser itself draws. */
  choose: (list: Locator, label: string) => Promise<void>
}

const chosen = (list: Locator): Promise<string> =>
  list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? '')

const byThumb: Hands = {
  press: (target) => target.tap(),
  write: (target, text) => target.fill(text),
  find: (field, text, choice) =>
    // While the page still scrolls to the field, the list of choices closes again.
    expect(async () => {
      await field.fill('')
      await field.fill(text)
      await choice.tap({ timeout: 2_000 })
    }).toPass(),
  choose: async (list, label) => {
    await list.selectOption({ label })
  },
}

const byKeys = (page: Page): Hands => ({
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press((await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
  },
  write: (target, text) => typeInto(page, target, text),
  find: async (field, text, choice) => {
    await typeInto(page, field, text)
    await choice.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  },
  choose: async (list, label) => {
    await tabTo(page, list)
    const count = await list.getByRole('option', { includeHidden: true }).count()
    for (let at = 0; at < count && (await chosen(list)) !== label; at += 1) await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('option', { name: label, selected: true, includeHidden: true })).toBeAttached()
  },
})

export const handsOn = (page: Page, isPhone: boolean): Hands => (isPhone ? byThumb : byKeys(page))
