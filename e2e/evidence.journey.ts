import { expectAccessible } from './accessibility.ts'
import { basics, evidenceForm, photoOf, requiredSlots, slotTitles } from './evidence-form.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { scanCode } from './scan-code.ts'

test('the evidence of a fair goes from a draft to a sealed record that a visitor can check @phone', async ({
  page: visitor,
  request,
  signedIn,
  newVisitor,
  picture,
}) => {
  const { username } = await register(request, { companyName: basics.权利人名称 })
  const page = await signedIn(username)
  const form = evidenceForm(page)
  const contract = await photoOf('组展方合同')
  let evidenceNo = ''

  await test.step('reads what it proves and what not, and begins', async () => {
    await page.goto('/#/home/exhibitionCertificate')
    await expect(page.getByRole('heading', { name: '不能证明什么' })).toBeVisible()
    await picture('evidence-intro', page)
    await page.getByRole('link', { name: '立即存证' }).click()
    await expect(page).toHaveURL(/exhibitionCertificate\?active=2$/)
  })

  await test.step('keeps a draft of the six fields and one paper, warned that it cannot be changed', async () => {
    await form.fillBasics()
    await form.put('zzfHt', contract)
    await picture('evidence-form', page)
    await form.toList()
    await form.form.getByRole('button', { name: '封存已有 1 份' }).click()
    const question = page.getByRole('alertdialog', { name: '先封存已有的 1 份材料？' })
    await expect(question).toContainText('封存后不能换、不能删')
    await expect(question.getByRole('list', { name: '要封存的材料' }).getByRole('listitem')).toHaveText([
      slotTitles.zzfHt,
    ])
    await expectAccessible(page)
    await question.getByRole('button', { name: '返回' }).click()
    evidenceNo = await form.send('封存已有 1 份', '确认封存 1 份')
    expect(evidenceNo).toMatch(/^EV\d{8}\d{6}$/)
    await picture('evidence-draft-kept', page)
    await page.getByRole('button', { name: '继续补充' }).click()
    await form.open('zzfHt')
    await expect(page.getByText('已封存，不能更换')).toBeVisible()
  })

  await test.step('reaches the time card beside the photos, and the form stays open', async () => {
    await form.open('zhtwTwh')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: '现场时间卡' }).click()
    const card = await opening
    await expect(card.getByRole('heading', { name: '现场时间卡', level: 1 })).toBeVisible()
    await card.close()
    await expect(form.form).toBeVisible()
  })

  await test.step('agrees to travel documents, takes that back, agrees again, and fills the eleven', async () => {
    await form.consent()
    await form.form.getByRole('button', { name: '查看或撤回同意' }).click()
    const consent = page.getByRole('dialog', { name: '出入境材料处理说明' })
    await expect(consent).toContainText('您已于')
    await consent.getByRole('button', { name: '撤回同意' }).click()
    await expect(consent).toBeHidden()
    await expect(form.fieldOf('hzSy').locator('input[type=file]')).toHaveCount(0)
    await form.consent()
    for (const slot of requiredSlots.filter((name) => !['zzfHt', 'zhtwTwh'].includes(name)))
      await form.put(slot, await photoOf(slotTitles[slot]))
  })

  await test.step('a photo comes into its slot from a phone', async () => {
    if (form.isPhone) return form.put('zhtwTwh', await photoOf('展位号'))
    await form.fieldOf('zhtwTwh').getByRole('button', { name: '用手机上传' }).click()
    const address = await scanCode(page.getByRole('img', { name: '手机上传二维码' }))
    const phone = await newVisitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await phone.goto(address)
    await expect(phone.getByText('展会全流程存证 · 带展位号的展位照片')).toBeVisible()
    await phone
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photoOf('展位号'))
    await expect(form.fieldOf('zhtwTwh').getByText('已传到平台，还没有封存')).toBeVisible()
    await expect(form.fieldOf('zhtwTwh').getByText('服务器收到文件时计算')).toBeAttached()
  })

  await test.step('seals it after a last question', async () => {
    await picture('evidence-form-full', page)
    await form.toList()
    await form.form.getByRole('button', { name: '立即提交' }).click()
    await expect(page.getByRole('alertdialog', { name: '封存 11 份材料？' })).toBeVisible()
    await expectAccessible(page)
    await picture('evidence-confirm', page)
    await page.getByRole('button', { name: '确认封存 11 份' }).click()
    const done = page.getByRole('alertdialog', { name: '提交成功！' })
    await expect(done).toContainText(evidenceNo)
    await done.getByRole('link', { name: '我的事项' }).click()
  })

  await test.step('sees what is proved, each time with its source, and what is not set up', async () => {
    await expect(page.getByRole('region', { name: /^这 11 份文件，最迟在 / })).toContainText('时间按本平台时钟')
    await expect(page.getByText(evidenceNo, { exact: true })).toBeVisible()
    const proof = page.getByRole('region', { name: '用什么证明' })
    await expect(proof).toContainText('日志已签名，改动日志会被发现')
    await expect(proof).toContainText('还没有第三方时间戳')
    await expect(page.getByText('已记录', { exact: true })).toBeVisible()
    await expect(page.getByText('已证明', { exact: true })).toHaveCount(0)
    await expect(page.getByText('区块链')).toHaveCount(0)
    await picture('evidence-detail', page)
  })

  await test.step('opens the masked passport, which is written down', async () => {
    await page.getByRole('button', { name: /^护照首页/ }).click()
    const opened = page.getByRole('dialog', { name: '护照首页' })
    const picture = opened.getByRole('img', { name: '护照首页' })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy()
    await page.keyboard.press('Escape')
    await page.locator('summary', { hasText: '谁看过' }).click()
    await expect(page.getByText('在线查看文件：护照首页')).toBeVisible()
  })

  await test.step('finds it among the complete ones', async () => {
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').last().click()
    if (form.isPhone) await page.getByRole('button', { name: '筛选' }).click()
    await page.getByRole('button', { name: '完整', exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: evidenceNo })
    await expect(row).toContainText('已记录')
    await expect(row.getByRole('button', { name: /^删除/ })).toHaveCount(0)
    await picture('evidence-list', page)
    await page.getByRole('button', { name: '不完整', exact: true }).click()
    await expect(page.getByText('暂无数据')).toBeVisible()
  })

  await test.step('a visitor finds it by the printed address, without a person in it, and compares a file', async () => {
    await visitor.goto(`/e/${evidenceNo}`)
    await expect(visitor).toHaveURL(new RegExp(`#/home/evidenceRecord\\?no=${evidenceNo}$`))
    await expect(visitor.getByText('日志已签名，改动日志会被发现')).toBeVisible()
    const text = await visitor.getByRole('main').textContent()
    for (const secret of Object.values(basics)) expect(text).not.toContain(secret)
    const picker = visitor.locator('input[type=file]')
    await picker.setInputFiles({ ...contract, name: '别人发来的.jpg' })
    await expect(visitor.getByText(`与“${slotTitles.zzfHt}”一致`)).toBeVisible()
    await picker.setInputFiles({ ...contract, buffer: Buffer.concat([contract.buffer, Buffer.from('x')]) })
    await expect(visitor.getByText('与这份存证里的任何文件都不一致')).toBeVisible()
    await picture('evidence-record', visitor)
  })

  await test.step('the sealed record takes its empty slots, as a second proof beside the first', async () => {
    await page.getByRole('button', { name: '完整', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: evidenceNo }).getByRole('link').first().click()
    await page.getByRole('link', { name: '补充证据' }).click()
    if (!form.isPhone) await expect(page.getByText('已封存，不能更换')).toHaveCount(requiredSlots.length)
    await expect(form.form.getByRole('textbox')).toHaveCount(0)
    await form.put('czmm', await photoOf('展馆外景'))
    await form.put('xcqrd', await photoOf('行程确认'))
    expect(await form.send('封存补充的 2 份', '确认封存 2 份')).toBe(evidenceNo)
    await page.getByRole('alertdialog').getByRole('link', { name: '我的事项' }).click()
    await expect(page.getByRole('region', { name: /^这 13 份文件，最迟在 / })).toBeVisible()
    await page.locator('summary', { hasText: '技术细节' }).click()
    await expect(page.getByRole('region', { name: '第 2 份证明（补充' })).toBeVisible()
    await expect(page.getByRole('region', { name: '第 1 份证明（封存' })).toContainText('日志已签名')
    await expect(page.getByRole('link', { name: '补充证据' })).toHaveCount(0)
  })

  await test.step('the desk opens a travel document with a reason, which the owner reads', async () => {
    const desk = await signedIn('staff')
    await desk.goto(`/admin.html#/evidence?keyword=${evidenceNo}`)
    await desk.getByRole('link', { name: evidenceNo, exact: true }).click()
    await desk.getByRole('button', { name: /^查看 护照/ }).click()
    const dialog = desk.getByRole('dialog', { name: /^查看护照/ })
    await dialog.getByRole('textbox').fill('核对姓名')
    await dialog.getByRole('button', { name: '查看', exact: true }).click()
    await expect(dialog.getByRole('img')).toBeVisible()
    await page.reload()
    await page.locator('summary', { hasText: '谁看过' }).click()
    await expect(page.getByText('原因：核对姓名')).toBeVisible()
  })
})
