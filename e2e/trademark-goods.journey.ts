import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { tabTo, typeInto } from './keyboard.ts'
import { expect, test } from './portal.ts'

const said = (page: Page) => page.getByRole('status', { name: '选择的结果' })

test('a visitor sees what stands in the way, chooses goods and sees the price, by thumb on a phone and by keyboard at a desk @phone', async ({
  page,
  isMobile,
  picture,
}) => {
  const press = async (target: Locator, key = 'Enter') => {
    if (isMobile) return target.tap()
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const form = page.getByRole('form', { name: '国内商标注册' })
  const search = form.getByRole('combobox', { name: '查找商品或服务' })

  await test.step('the card of the landing page of registrations leads to the form', async () => {
    await page.goto('/#/home/oneRegister')
    await press(
      page
        .getByRole('main')
        .getByRole('link', { name: /国内商标/ })
        .first(),
    )
    await expect(search).toBeEnabled()
  })

  await test.step('a name is compared while it is typed', async () => {
    const name = form.getByRole('textbox', { name: /^商标名称/ })
    if (isMobile) await name.fill('演示星辰')
    else await typeInto(page, name, '演示星辰')
    await expect(form.getByRole('region', { name: '商标近似' }).getByText(/未检索商标局数据库/)).toBeVisible()
  })

  await test.step('goods are found by pinyin and bring their class along', async () => {
    if (isMobile) await search.fill('shouji')
    else await typeInto(page, search, 'shouji')
    const option = page.getByRole('option', { name: /^手机 — 第 9 类/ })
    await expect(option).toBeVisible()
    await expect(said(page)).toContainText('“shouji”找到')
    await picture('goods-found')
    if (isMobile) await option.tap()
    else {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await expect(said(page)).toContainText('已添加“手机”，第 9 类已选 1 项')
    await page.keyboard.press('Escape')
    await expect(option).toBeHidden()
    await expect(form.getByRole('region', { name: '第 9 类 电子产品' })).toBeVisible()
  })

  await test.step('another class is chosen from all classes, and an item from its groups', async () => {
    if (isMobile) {
      await form.getByRole('button', { name: '选择类别' }).tap()
      await picture('goods-classes')
      await page.getByRole('dialog', { name: '选择类别' }).getByRole('button', { name: '第 25 类 服装鞋帽' }).tap()
    } else {
      await tabTo(page, form.getByRole('group', { name: '类别', exact: true }).getByRole('button').first())
      for (const key of ['ArrowDown', 'ArrowDown', ...Array<string>(6).fill('ArrowRight')])
        await page.keyboard.press(key)
      await expect(form.getByRole('button', { name: '第 25 类 服装鞋帽', exact: true })).toBeFocused()
      await page.keyboard.press('Space')
    }
    await expect(said(page)).toContainText('已添加第 25 类 服装鞋帽')
    const card = form.getByRole('region', { name: '第 25 类 服装鞋帽' })
    if (isMobile) await card.getByRole('group').first().getByRole('button').tap()
    const item = card.getByRole('checkbox').first()
    await press(item, 'Space')
    await expect(item).toBeChecked()
    await expect(said(page)).toContainText('第 25 类已选 1 项')
    await expectAccessible(page)
    await picture('goods-chosen')
  })

  await test.step('the price follows what was chosen, and the way on asks for what is still missing', async () => {
    const price = form.getByRole('region', { name: '价格' })
    if (isMobile) {
      await expect(form.getByText(/^已选 2 类 2 项 · 合计/).first()).toBeVisible()
      await form.getByRole('region', { name: '类别与小项' }).getByRole('button', { name: '下一步' }).tap()
      await expect(price).toBeInViewport()
    }
    await expect(price.getByText('合计')).toBeVisible()
    await press(form.getByRole('button', { name: '下一步' }).last())
    await expect(form.getByRole('button', { name: '请输入商标说明' })).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^商标说明/ })).toBeFocused()
  })

  await test.step('a screen reader reads the classes, the cards and the groups by their names', async () => {
    await expect(form.getByRole('region', { name: '第 9 类 电子产品' })).toMatchAriaSnapshot(`
      - region "第 9 类 电子产品":
        - heading /第 9 类 电子产品 · 已选 1 \\/ \\d+ 项/ [level=3]:
          - button /第 9 类 电子产品 · 已选 1 \\/ \\d+ 项/
        - button /更换类别 ?：第 9 类/
        - button "删除第 9 类"
    `)
  })
})
