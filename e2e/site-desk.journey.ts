import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { openSession } from './people.ts'
import { expect, test } from './portal.ts'
import { toastOf } from './seizure-form.ts'

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

const drawing = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 2000, height: 854, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

test('an editor makes a banner and a link, checks and orders them; visitors see both @all', async ({
  signedIn,
  newVisitor,
  picture,
  request,
}) => {
  const desk = await signedIn('staff')
  await desk.goto('/admin.html#/banners')
  await expect(rowOf(desk, '【演示】货被扣了')).toContainText('展示中')
  await picture('desk-banners', desk)
  await desk.getByRole('button', { name: '新增横幅' }).click()
  const dialog = desk.getByRole('dialog', { name: '新增横幅' })
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(toastOf(desk, '请填写横幅标题')).toBeVisible()
  await dialog.getByRole('textbox', { name: '标题', exact: true }).fill('【演示】旅程横幅')
  await dialog.getByRole('textbox', { name: '副标题' }).fill('由旅程放上去')
  await dialog.locator('input[type=file]').setInputFiles({
    name: '港口.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawing('#2f6f5e'),
  })
  await expect(dialog.getByRole('img', { name: '当前图片' })).toBeVisible()
  await dialog.getByRole('textbox', { name: '链接' }).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('链接须为本站页面')).toBeVisible()
  await dialog.getByRole('textbox', { name: '链接' }).fill('/home/filingInquiry')
  await expect(dialog.getByText('手机（390 像素宽）')).toBeVisible()
  await picture('desk-banner-dialog', desk)
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(toastOf(desk, '横幅已保存')).toBeVisible()
  await desk.getByRole('button', { name: '上移 【演示】旅程横幅' }).press('Enter')
  await expect(desk.getByRole('row').nth(2)).toContainText('旅程横幅')
  await desk.getByRole('button', { name: '更多操作 【演示】旅程横幅' }).click()
  await desk.getByRole('menuitem', { name: '变更记录' }).click()
  await expect(desk.getByRole('dialog').getByText('调整顺序')).toBeVisible()
  await desk.keyboard.press('Escape')

  const { banners } = await (await request.get('/api/getBannersList')).json()
  const made = (banners as { title: string; link: string; image: string }[])[1]
  expect(made).toMatchObject({ title: '【演示】旅程横幅', link: '/home/filingInquiry' })
  expect((await request.get(String(made?.image))).headers()['content-type']).toBe('image/webp')

  await desk.goto('/admin.html#/links')
  await expect(rowOf(desk, 'eBay VeRO').or(rowOf(desk, '马德里商标查询')).first()).toBeVisible()
  await picture('desk-links', desk)
  await desk.getByRole('button', { name: '新增链接' }).click()
  const form = desk.getByRole('dialog', { name: '新增链接' })
  await form.getByRole('combobox', { name: '分组' }).selectOption('查询工具')
  await form.getByRole('textbox', { name: '名称' }).fill('【演示】旅程查询')
  await form.getByRole('textbox', { name: '网址' }).fill('https://tool.example/search')
  await form.getByRole('textbox', { name: '说明' }).fill('旅程放上去的查询网址')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(toastOf(desk, '链接已保存')).toBeVisible()
  await desk.getByRole('searchbox', { name: '查找链接' }).fill('旅程')
  await desk.getByRole('button', { name: '查询', exact: true }).click()
  await expect(rowOf(desk, '旅程查询')).toContainText('核对后公开')

  const visitor = await newVisitor()
  await visitor.goto('/#/stepOneCXB?step=1')
  await expect(visitor).toHaveURL(/#\/home\/filingInquiry\?step=1$/)
  await expect(visitor.getByRole('searchbox', { name: '查询海关备案' })).toBeVisible()
  await visitor.getByRole('link', { name: '查询工具' }).click()
  await expect(visitor.getByRole('link', { name: /马德里商标查询/ })).toBeVisible()
  await expect(visitor.getByRole('link', { name: /旅程查询/ })).toHaveCount(0)

  await desk.getByRole('button', { name: '核对 【演示】旅程查询' }).click()
  await desk.getByRole('button', { name: '可以打开，内容相符' }).click()
  await expect(rowOf(desk, '旅程查询')).toContainText('公开显示')
  await expect(rowOf(desk, '旅程查询')).toContainText('staff')

  const later = await newVisitor()
  await later.goto('/#/home/filingInquiry')
  const tile = later.getByRole('link', { name: /旅程查询/ })
  await expect(tile).toContainText('离开本站，前往')
  await expect(tile).toHaveAttribute('target', '_blank')
  await picture('search-toolset', later)

  const headers = { authorization: await openSession(request, 'staff') }
  for (const [path, name] of [
    ['links', '【演示】旅程查询'],
    ['banners', '【演示】旅程横幅'],
  ]) {
    const { elements } = await (await request.get(`/api/admin/${path}?keyword=旅程`, { headers })).json()
    const [found] = (elements as { id: string; name?: string; title?: string }[]).filter(
      (one) => (one.name ?? one.title) === name,
    )
    expect((await request.delete(`/api/admin/${path}/${found?.id}`, { headers })).ok()).toBe(true)
  }
})
