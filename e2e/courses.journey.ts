import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openSession, register } from './people.ts'
import { expect, test } from './portal.ts'
import { requestForm } from './request-form.ts'
import { toastOf } from './seizure-form.ts'

const day = 86_400_000
const address = '/home/curriculum'

let announced = 0

/** Publishes a course three weeks from now through the API, as the desk does; no other journey uses it. */
const announce = async (request: APIRequestContext, seats: number): Promise<{ id: string; courseName: string }> => {
  announced += 1
  const courseName = `旅程课程${Date.now().toString(36)}${announced}`
  const courseTime = Date.now() + 21 * day
  const headers = { authorization: await openSession(request, 'staff') }
  const data = { courseName, courseTime, endTime: courseTime + day / 12, courseAddress: '演示·三楼会议室', seats }
  const reply = await request.post('/api/admin/courses', { headers, data })
  const { id } = (await reply.json()) as { id: string }
  await request.post(`/api/admin/courses/${id}/publish`, { headers, data: {} })
  return { id, courseName }
}

const signUpForm = (page: Page) => {
  const part = requestForm(page, { address, name: '课程报名' })
  return {
    ...part,
    success: page.getByRole('alertdialog', { name: '报名成功！' }),
    fill: async (people: string) => {
      await part.fill({ 企业名称: '宁波远帆进出口有限公司', 详细地址: '和济街 95 号', 联系方式: '13912345678' })
      await part.fill({ 职务: '外贸经理', 报名人数: people, 联系人: '林晓' })
      await part.choosePlace('浙江省', '宁波市', '鄞州区')
      await part.tick('出口地域', '欧洲', '其他')
      await part.form.getByRole('textbox', { name: /^其他出口地域/ }).fill('中东')
      await part.form.getByRole('combobox', { name: '所属行业' }).selectOption('五金工具')
    },
  }
}

const own = (page: Page) => page.getByRole('region', { name: '我的报名' })

test('a course is found, signed up for, put into a calendar, waited for and given up @all', async ({
  page,
  request,
  signedIn,
  picture,
}) => {
  const { id, courseName } = await announce(request, 2)
  const [first, second] = [await register(request), await register(request)]
  const customer = await signedIn(first.username)
  const other = await signedIn(second.username)

  await test.step('everybody reads what is announced; signing up leads to the login', async () => {
    await page.goto(`/#${address}`)
    const course = page.getByRole('listitem').filter({ hasText: courseName })
    await expect(course).toContainText('剩余 2 席')
    await page.getByRole('link', { name: '登录后报名' }).click()
    await expect(page).toHaveURL(/login\?return_url=/)
  })

  const form = signUpForm(customer)
  await test.step('the form asks in its order, and takes the course from its card', async () => {
    await customer.goto(`/#${address}`)
    await form.field('联系人').fill('')
    await form.expectRefusal([
      '请输入企业名称',
      '请选择所在地区！',
      '请输入详细地址',
      '请选择出口地域',
      '请选择行业',
      '请输入联系人',
      '请输入联系方式',
      '请输入职务',
      '请选择课程',
    ])
    await expectAccessible(customer)
    await customer.getByRole('button', { name: `报名《${courseName}》` }).click()
    await expect(form.form.getByRole('checkbox', { name: new RegExp(courseName) })).toBeChecked()
    await form.fill('2')
    await picture('course-form', customer)
    await form.submit.click()
    await expect(form.success).toContainText('席位已确认')
  })

  await test.step('the calendar file comes from the dialog', async () => {
    const calendar = form.success.getByRole('button', { name: `加入日历：${courseName}` })
    const [download] = await Promise.all([customer.waitForEvent('download'), calendar.click()])
    expect(download.suggestedFilename()).toBe(`${courseName}.ics`)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('METHOD:PUBLISH\r\n')
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${courseName}`)
    await customer.getByRole('button', { name: '继续报名' }).click()
    await expect(own(customer)).toContainText('席位已确认')
  })

  await test.step('who comes when no seat is left waits, and is told at what place', async () => {
    const late = signUpForm(other)
    await other.goto(`/#${address}?course=${id}`)
    await expect(other.getByRole('listitem').filter({ hasText: courseName }).first()).toContainText('席位已满')
    await late.fill('1')
    await late.submit.click()
    await expect(late.success).toContainText('候补第 1 位')
    await expectAccessible(other)
    await picture('course-waiting', other)
  })

  await test.step('by keyboard the first gives up his seats, and the next has one and hears of it', async () => {
    const cancel = own(customer).getByRole('button', { name: `取消报名：${courseName}` })
    await cancel.focus()
    await customer.keyboard.press('Enter')
    const dialog = customer.getByRole('alertdialog', { name: '取消这门课程的报名？' })
    await dialog.getByRole('button', { name: '取消报名' }).press('Enter')
    await expect(toastOf(customer, '已取消报名')).toBeVisible()
    await expect(own(customer).getByRole('listitem').filter({ hasText: courseName })).toContainText('已取消报名')
    const bell = other.getByRole('button', { name: /^通知(，|$)/ })
    await expect(async () => {
      await other.goto('/#/oneChains')
      await other.reload()
      await expect(bell).toHaveAccessibleName(/^通知，\s*2\s*条未读$/, { timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    await bell.click()
    await other.getByRole('link', { name: /候补的一门课程有了席位/ }).click()
    await expect(own(other)).toContainText('席位已确认')
    await picture('course-moved-up', other)
  })
})

test('the desk writes a course, publishes it, exports who signed up, and cancels it with a reason @all', async ({
  request,
  signedIn,
  picture,
}) => {
  const desk = await signedIn('staff')
  const courseName = `旅程后台${Date.now().toString(36)}`
  const customer = await register(request)
  const page = await signedIn(customer.username)

  await test.step('a draft that is published', async () => {
    await desk.goto('/admin.html#/courses')
    await desk.getByRole('button', { name: '新建课程' }).click()
    const form = desk.getByRole('form', { name: '新建课程' })
    const field = (label: string) => form.getByLabel(new RegExp(`^${label}`))
    await field('课程名称').fill(courseName)
    const start = new Date(Date.now() + 20 * day).toISOString().slice(0, 11)
    await field('开始时间').fill(`${start}14:00`)
    await field('结束时间').fill(`${start}16:00`)
    await field('上课地点').fill('线上')
    await field('线上链接').fill('https://example.com/room')
    await field('席位数').fill('10')
    await expectAccessible(desk)
    await picture('course-dialog', desk)
    await form.getByRole('button', { name: '保存草稿' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: courseName })).toBeVisible()
    await desk.getByRole('button', { name: '发布' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: '发布' }).click()
    await expect(toastOf(desk, '课程已发布')).toBeVisible()
  })

  await test.step('a customer signs up and is told the link', async () => {
    await page.goto(`/#${address}`)
    const form = signUpForm(page)
    await page.getByRole('button', { name: `报名《${courseName}》` }).click()
    await form.fill('1')
    await form.submit.click()
    await form.success.getByRole('button', { name: '继续报名' }).click()
    const row = own(page).getByRole('listitem').filter({ hasText: courseName })
    await expect(row.getByRole('link', { name: '进入线上课程' })).toHaveAttribute('href', 'https://example.com/room')
  })

  await test.step('whom to call is on the list, and in the export, which is written down', async () => {
    await desk.reload()
    await expect(desk.getByRole('row').filter({ hasText: '宁波远帆' })).toContainText('13912345678')
    await picture('course-desk', desk)
    await desk.getByRole('button', { name: '导出' }).click()
    const dialog = desk.getByRole('dialog', { name: '导出报名名单' })
    await dialog.getByRole('radio', { name: 'CSV' }).check()
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      dialog.getByRole('button', { name: '导出' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('宁波远帆进出口有限公司,1,林晓,13912345678,外贸经理')
    await expect(desk.getByRole('region', { name: '操作记录' })).toContainText('导出报名名单')
  })

  await test.step('a cancellation reaches whoever signed up, with its reason', async () => {
    await desk.getByRole('button', { name: '取消课程' }).click()
    const form = desk.getByRole('form', { name: '取消课程' })
    await form.getByRole('textbox', { name: '取消原因' }).fill('讲师行程有变')
    await form.getByRole('button', { name: '取消课程' }).click()
    await expect(toastOf(desk, '课程已取消')).toBeVisible()
    await page.reload()
    const row = own(page).getByRole('listitem').filter({ hasText: courseName })
    await expect(row).toContainText('课程已取消')
    await expect(row).toContainText('取消原因：讲师行程有变')
    await expect(row.getByRole('button', { name: `从日历移除：${courseName}` })).toBeVisible()
  })
})
