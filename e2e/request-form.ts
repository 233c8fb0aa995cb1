import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'
import type { SampleFile } from './sample-files.ts'
import { toastOf } from './seizure-form.ts'

/**
 * Types a name and takes it from the list, by keyboard. It tries again from the start where the page still scrolled, which
 * closes the list, or where a key came before the list was there.
 */
export const takeCountry = async (page: Page, combo: Locator, name: string): Promise<void> => {
  const option = page.getByRole('option', { name, exact: true })
  await expect(async () => {
    await combo.fill('')
    await combo.fill(name)
    await expect(option).toBeVisible({ timeout: 2_000 })
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('data-focused', 'true', { timeout: 1_000 })
    await page.keyboard.press('Enter')
    await expect(combo).toHaveValue(name, { timeout: 2_000 })
  }).toPass()
}

/** The form of any kind of request, with the actions of a visitor. */
export const requestForm = (page: Page, { address, name }: { address: string; name: string }) => {
  const form = page.getByRole('form', { name })
  const field = (label: string): Locator => form.getByRole('textbox', { name: label, exact: true })
  const group = (label: string): Locator => form.getByRole('group', { name: new RegExp(`^${label}`) })
  const submit = form.getByRole('button', { name: /^提交/ })
  const success = page.getByRole('alertdialog', { name: '提交成功！' })
  /** The row of the uploaded file; the pre-check below may name the file too. */
  const fileRow = (name: string): Locator =>
    form.locator('[id$="-voucher"]').getByRole('listitem').filter({ hasText: name })
  const question = page.getByRole('alertdialog', { name: /处可以补充$/ })
  const summary = form.getByRole('alert').filter({ hasText: '需要填写或修改' })
  return {
    form,
    field,
    submit,
    success,
    fileRow,
    open: () => page.goto(`/#${address}`),
    fill: async (texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
    },
    tick: async (label: string, ...choices: string[]) => {
      for (const choice of choices) {
        await group(label).getByText(choice, { exact: true }).click()
        await expect(group(label).getByRole('checkbox', { name: choice, exact: true })).toBeChecked()
      }
    },
    chooseCountry: async (label: string, country: string) => {
      await takeCountry(page, form.getByRole('combobox', { name: label }), country)
    },
    choosePlace: async (...names: string[]) => {
      await form.getByRole('button', { name: /^所在地区/ }).click()
      const places = page.getByRole('dialog', { name: '选择所在地区' })
      for (const name of names) await places.getByRole('option', { name }).click()
      await expect(form.getByRole('button', { name: /^所在地区/ })).toContainText(names.at(-1) ?? '')
    },
    attach: async (file: SampleFile) => {
      await form.locator('input[type=file]').setInputFiles(file)
      await expect(fileRow(file.name)).toContainText('已上传')
    },
    /**
     * Submits the form as it is: the toast must show the first message, and the summary all of them where there are three or
     * more.
     */
    expectRefusal: async (messages: readonly string[]) => {
      await submit.click()
      await expect(toastOf(page, messages[0] ?? '')).toBeVisible()
      if (messages.length > 2) await expect(summary.getByRole('listitem')).toHaveText([...messages])
    },
    /** Submits a complete form, also if the pre-check would have more; answers the business number. */
    sendOff: async (): Promise<string> => {
      await submit.click()
      await expect(success.or(question)).toBeVisible()
      if (await question.isVisible()) await question.getByRole('button', { name: '仍然提交' }).click()
      await expect(success).toBeVisible()
      return (await success.locator('strong').textContent()) ?? ''
    },
  }
}

/** Opens the record of a request in 我的事项, from the dialog that its submission shows. */
export const openRecord = async (page: Page, businessSn: string): Promise<Locator> => {
  await page.getByRole('alertdialog').getByRole('link', { name: '查看进度' }).click()
  await expect(page.getByText(businessSn).first()).toBeVisible()
  return page.getByRole('region', { name: '您填的内容' })
}
