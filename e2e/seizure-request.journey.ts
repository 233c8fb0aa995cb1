import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { logIn, newName, password, passwordField } from './people.ts'
import { expect, serviceLink, test } from './portal.ts'
import { pdfOf } from './sample-files.ts'
import { requiredFields, seizureForm, toastOf } from './seizure-form.ts'

const result = '已出具答复意见与证据清单，海关已放行该批货物。'

test('a request goes from registration to result, and on to the full plan @phone', async ({
  page,
  signedIn,
  picture,
  isMobile,
}) => {
  const username = newName()
  const attachment = pdfOf()
  const form = seizureForm(page)
  let businessSn = ''

  await test.step('the customer registers from the landing page', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: '免费注册' }).first().click()
    await page.getByRole('textbox', { name: '用户名' }).fill(username)
    await passwordField(page, '密码').fill(password)
    await passwordField(page, '确认密码').fill(password)
    await page.getByRole('textbox', { name: '手机号' }).fill('13912345678')
    await page.getByRole('textbox', { name: '企业名称' }).fill('宁波远帆进出口有限公司')
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await expect(page).toHaveURL(/#\/oneChains$/)
    await expect(toastOf(page, '注册成功')).toBeVisible()
    await expect(page.getByRole('link', { name: username })).toBeVisible()
  })

  await test.step('logs out, and in again on the way to the form', async () => {
    await page.getByRole('button', { name: '退出' }).click()
    // The document loads again, and its address changes before the page is there.
    await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()
    await page.goto('/#/oneChains')
    await serviceLink(page, '海关查扣应对').click()
    await expect(page).toHaveURL(/#\/login\?return_url=/)
    await logIn(page, username)
    await expect(form.form).toBeVisible()
    await expect(page).toHaveURL(/#\/home\/customsSeizure$/)
    await expect(form.field('企业名称')).toHaveValue('宁波远帆进出口有限公司')
  })

  await test.step('the first click on submit counts, even when it leaves an empty field', async () => {
    // A reserved line for each message keeps the button under the pointer between press and release.
    const before = await form.submit.boundingBox()
    await form.field('查扣原因').focus()
    await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 20)
    await page.mouse.down()
    await expect(form.field('查扣原因')).toHaveAccessibleDescription(/请输入查扣原因/)
    await page.mouse.up()
    await expect(toastOf(page, '请输入被查扣货物')).toBeVisible()
    await expectAccessible(page)
    await picture('form-errors')
  })

  await test.step('fills in the form, attaches a document and submits', async () => {
    await form.fill()
    await form.attach(attachment)
    await expect(form.fileRow(attachment.name)).toContainText('已上传')
    await form.submit.click()
    await expect(form.success).toBeVisible()
    businessSn = await form.submittedNumber()
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format().replaceAll('-', '')
    expect(businessSn).toMatch(new RegExp(`^KL${today}\\d{6}$`))
    await expect(form.success.getByRole('button', { name: '继续提交' })).toBeVisible()
    await expect(form.success.getByRole('button', { name: '返回首页' })).toBeVisible()
  })

  await test.step('finds it in my progress, waiting', async () => {
    await form.success.getByRole('link', { name: '查看进度' }).click()
    await expect(page.getByText(businessSn).first()).toBeVisible()
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').last().click()
    const row = page.getByRole('listitem').filter({ hasText: businessSn })
    await expect(row).toContainText('待受理')
    await expect(page.getByText('共 1 条')).toBeVisible()
    await row.getByRole('link', { name: /^海关查扣/ }).click()
    if (isMobile) await page.getByText('您填的内容', { exact: true }).click()
    else await expect(page.getByRole('heading', { name: '您填的内容' })).toBeVisible()
    for (const { text } of requiredFields) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: `下载 ${attachment.name}` }).click()
    const file = await (await download).createReadStream()
    expect(Buffer.concat(await file.toArray())).toEqual(attachment.buffer)
  })

  await test.step('the desk accepts it, and completes it with a result', async () => {
    const desk = await signedIn('staff')
    await desk.goto('/admin.html#/requests?sort=newest')
    // A row of the table names the number, a card of a phone has it in its address alone.
    await desk.locator(`a[href$="/requests/${businessSn}"]`).first().click()
    await expect(desk.getByText('13912345678').first()).toBeVisible()
    await expect(desk.getByRole('button', { name: attachment.name })).toBeVisible()
    await desk.getByRole('button', { name: '受理', exact: true }).click()
    const accepting = desk.getByRole('dialog', { name: '受理该业务' })
    await expectAccessible(desk)
    await accepting.getByRole('textbox', { name: '受理说明' }).fill('材料齐全，已安排专员分析。')
    await accepting.getByRole('textbox', { name: '内部备注' }).fill('等待提单')
    await accepting.getByRole('button', { name: '受理', exact: true }).click()
    await expect(toastOf(desk, '已受理')).toBeVisible()
    await expect(accepting).toBeHidden()
    await expect(desk.getByText('待受理 → 服务中')).toBeVisible()

    await desk.getByRole('button', { name: '完成', exact: true }).click()
    const completing = desk.getByRole('dialog', { name: '完成该业务' })
    await completing.getByRole('textbox', { name: '处理结果' }).fill(result)
    await completing.getByRole('button', { name: '完成', exact: true }).click()
    await expect(toastOf(desk, '已完成')).toBeVisible()
    await expect(desk.getByText('服务中 → 已完成')).toBeVisible()
    await expect(desk.getByRole('button', { name: /^(受理|不予受理|完成)$/ })).toHaveCount(0)
    await picture('desk-case-completed', desk)
  })

  await test.step('the customer reads result and timeline', async () => {
    await page.reload()
    await expect(page.getByText(result)).toBeVisible()
    await expect(page.getByText('材料齐全，已安排专员分析。')).toBeVisible()
    await expect(page.getByText('等待提单')).toHaveCount(0)
    const steps = page.getByRole('list', { name: '办理进度' }).getByRole('listitem')
    await expect(steps).toHaveText([/提交.*\d\d:\d\d/, /分析/, /出具方案/, /结案.*\d\d:\d\d/])
  })

  await test.step('asks for the full plan, and sees whom the expert will call', async () => {
    await page.getByRole('button', { name: '申请全面解决方案' }).click()
    const plan = page.getByRole('dialog', { name: '申请全面解决方案' })
    await expect(plan.getByText('该服务由第三方提供，可能产生费用', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await plan.getByRole('textbox', { name: '联系人姓名' }).fill('周宁')
    await plan.getByRole('textbox', { name: '联系人电话' }).fill('0574-555010')
    await plan.getByRole('button', { name: '提交' }).click()
    await expect(plan).toBeHidden()
    await expect(page.getByRole('link', { name: '0574-555010' })).toHaveAttribute('href', 'tel:0574-555010')
    await expect(page.getByText('周宁')).toBeVisible()
    await expect(page.getByRole('button', { name: '申请全面解决方案' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('link', { name: '0574-555010' })).toBeVisible()
  })

  await test.step('takes it along as PDF, and prints it without the page around it', async () => {
    if (isMobile) await page.getByRole('button', { name: '更多操作' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 PDF' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe(`${businessSn}.pdf`)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
    await page.getByRole('button', { name: '打印' }).click()
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('region', { name: '站点信息' }),
      page.getByRole('button', { name: '打印' }),
    ])
      await expect(gone).toBeHidden()
    await expect(page.getByText(businessSn).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(/^提交时间 20/)).toBeVisible()
    await picture('request-printed')
  })
})
