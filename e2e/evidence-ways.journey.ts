import { detailAddress, evidenceForm, photoOf, sealByCall } from './evidence-form.ts'
import { tabTo, typeInto } from './keyboard.ts'
import { openSession, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { scanCode } from './scan-code.ts'

test('a sealed record takes its empty slots, as a second proof beside the first @phone', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username, token } = await register(request)
  const { id, evidenceNo } = await sealByCall(request, token)
  const page = await signedIn(username)
  const form = evidenceForm(page)
  await page.goto(detailAddress(id))
  await expect(page.getByRole('region', { name: '第 1 份证明' })).toBeVisible()
  await page.getByRole('link', { name: '补充证据' }).click()
  await expect(page.getByText('已保存，不能更换')).toHaveCount(11)
  await expect(form.form.getByRole('textbox')).toHaveCount(0)
  await form.put('czmm', await photoOf('展馆外景'))
  await form.put('xcqrd', await photoOf('行程确认'))
  await picture('evidence-supplement', page)
  expect(await form.send('提交补充', '确认提交')).toBe(evidenceNo)
  await page.getByRole('alertdialog').getByRole('link', { name: '我的进度' }).click()
  await expect(page.getByRole('region', { name: '第 2 份证明（补充' })).toBeVisible()
  await expect(page.getByRole('region', { name: '第 1 份证明（封存' })).toContainText('日志检查点已签名')
  await expect(page.getByText('材料（13 / 13）')).toBeVisible()
  await expect(page.getByRole('link', { name: '补充证据' })).toHaveCount(0)
})

test('a photo comes into its slot from a phone', async ({ request, signedIn, newVisitor }) => {
  const { username } = await register(request)
  const computer = await signedIn(username)
  const form = evidenceForm(computer)
  await computer.goto('/#/home/exhibitionCertificate?active=2')
  await form.fillBasics()
  await form.fieldOf('zhtwTwh').getByRole('button', { name: '用手机上传' }).click()
  const address = await scanCode(computer.getByRole('img', { name: '手机上传二维码' }))
  const phone = await newVisitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await phone.goto(address)
  await expect(phone.getByText('展会全流程存证 · 带展位号的展位照片')).toBeVisible()
  await phone
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photoOf('展位号'))
  await expect(form.fieldOf('zhtwTwh').getByText('已上传')).toBeVisible()
  await expect(form.fieldOf('zhtwTwh').getByText('服务器收到文件时计算')).toBeVisible()
  expect(await form.send('保存草稿', '确认保存')).toMatch(/^EV/)
})

test('a ticket opens the package once, and for its owner alone', async ({ request, complaints: _ }) => {
  const { token } = await register(request)
  const { id } = await sealByCall(request, token)
  const headers = { authorization: token }
  const open = async (): Promise<string> => {
    const reply = await request.post('/api/downloadTicket', { headers, data: { id } })
    return ((await reply.json()) as { ticket: string }).ticket
  }
  const fetchWith = (ticket: string, as?: string) =>
    request.get('/api/downloadExhibixion', {
      params: { id, authorization: ticket },
      ...(as && { headers: { authorization: as } }),
    })
  const other = await openSession(request, 'demo2')
  expect((await fetchWith(await open(), other)).status()).toBe(404)
  const ticket = await open()
  const first = await fetchWith(ticket)
  expect(first.status()).toBe(200)
  expect((await first.body()).subarray(0, 2).toString()).toBe('PK')
  const again = await fetchWith(ticket)
  expect(again.status()).toBe(404)
  expect(await again.json()).toMatchObject({ status: 'U00404' })
  expect((await fetchWith(token)).status()).toBe(404)
})

test('a draft is kept by keyboard alone, and a file of the wrong kind is refused', async ({
  request,
  signedIn,
  complaints,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const { form, fieldOf } = evidenceForm(page)
  await page.goto('/#/home/exhibitionCertificate')
  await tabTo(page, page.getByRole('link', { name: '立即存证' }))
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await typeInto(page, form.getByRole('textbox', { name: '权利人名称' }), '键盘测试公司')
  await typeInto(page, form.getByRole('textbox', { name: '证件号码' }), '91330200MA0000001X')
  await typeInto(page, form.getByRole('textbox', { name: '联系电话' }), '13912345678')
  await typeInto(page, form.getByRole('textbox', { name: '展会全称' }), '演示·键盘展')
  await tabTo(page, form.getByLabel('展会日期'))
  await form.getByLabel('展会日期').fill('2026-11-18')
  await typeInto(page, form.getByRole('textbox', { name: '展会地点' }), '演示馆')
  await tabTo(page, form.getByRole('button', { name: '保存草稿' }), 90)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '保存后文件不能更换' })
  await tabTo(page, question.getByRole('button', { name: '确认保存' }))
  await page.keyboard.press('Enter')
  const done = page.getByRole('alertdialog', { name: '保存成功！' })
  await tabTo(page, done.getByRole('button', { name: '继续补充' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/active=2&id=/)

  complaints.expect(answered(415, '/api/file/uploadCzFile'))
  const disguised = { name: '发票.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') }
  await fieldOf('fpfyj').locator('input[type=file]').setInputFiles(disguised)
  await expect(fieldOf('fpfyj').getByText('上传文件的格式不支持')).toBeVisible()
})
