import { expectAccessible } from './accessibility.ts'
import { storedIn } from './browser-storage.ts'
import { register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { bitmapOf, disguised } from './sample-files.ts'
import { scanCode } from './scan-code.ts'
import { seizureForm } from './seizure-form.ts'

const closedText = '电脑上已收下文件或关闭了窗口，此页不能再上传'

test('a phone that scans the code sends a photo, which appears in the form on the computer', async ({
  request,
  signedIn,
  newVisitor,
  picture,
  complaints,
}) => {
  const { username } = await register(request)
  const computer = await signedIn(username)
  const form = seizureForm(computer)
  const photo = bitmapOf(300, '扣留凭单照片.bmp')
  await form.open()
  await form.fill()
  await computer.getByRole('button', { name: '用手机上传' }).click()
  const code = computer.getByRole('img', { name: '手机上传二维码' })
  await expect(code.locator('path')).toHaveCount(2)
  await expectAccessible(computer)
  await picture('form-phone-code', computer)
  const address = await scanCode(code)
  expect(address).toMatch(/\/#\/phone\/[\w-]{43}$/)

  const phone = await newVisitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  complaints.expect(answered(415, '/api/phone/file'))
  await phone.goto(address)
  await expect(phone.getByText('海关查扣应对 · 附件')).toBeVisible()
  await expectAccessible(phone)
  await picture('phone-page', phone)
  const picker = phone.locator('input[type=file]').first()
  const [wrong] = disguised
  if (!wrong) throw new Error('A sample is missing')
  await picker.setInputFiles(wrong)
  await expect(phone.getByText('上传文件的格式不支持')).toBeVisible()

  await picker.setInputFiles(photo)
  await expect(phone.getByText('已发送到电脑').or(phone.getByText(closedText))).toBeVisible()
  await expect(form.fileRow(photo.name)).toContainText('已上传')
  await expect(computer.getByRole('dialog')).toHaveCount(0)
  const { local, session, cookies } = await storedIn(phone)
  expect(JSON.stringify([local, session, cookies])).not.toContain(address.slice(-43))

  await test.step('the ticket is used up', async () => {
    complaints.expect(answered(404, '/api/phone'))
    const late = await newVisitor({ viewport: { width: 390, height: 844 } })
    await late.goto(address)
    await expect(late.getByText(closedText)).toBeVisible()
    await expect(late.locator('input[type=file]')).toHaveCount(0)
    await picture('phone-page-closed', late)
  })

  await form.submit.click()
  await expect(form.success).toBeVisible()
})

test('a photo too large for the form is drawn smaller on the phone', async ({ request, newVisitor }) => {
  const { token } = await register(request)
  const reply = await request.post('/api/file/phone-tickets', {
    headers: { authorization: token },
    data: { title: '海关查扣应对 · 附件', slot: 'request-7.voucher' },
  })
  const { ticket, id } = (await reply.json()) as { ticket: string; id: string }
  const phone = await newVisitor({ viewport: { width: 390, height: 844 } })
  await phone.goto(`/#/phone/${ticket}`)
  await phone.locator('input[capture]').setInputFiles(bitmapOf(5000, '大照片.bmp'))
  await expect(phone.getByText('已发送到电脑')).toBeVisible()
  const taken = await request.post(`/api/file/phone-tickets/${id}/take`, {
    headers: { authorization: token },
    data: {},
  })
  const file = (await taken.json()) as { fileName: string; size: number }
  expect(file.fileName).toBe('大照片.jpg')
  expect(file.size).toBeLessThanOrEqual(2 * 1024 * 1024)
})

test('a code that is wrong leads to a page that says so', async ({ newVisitor, complaints }) => {
  complaints.expect(answered(404, '/api/phone'))
  const phone = await newVisitor({ viewport: { width: 390, height: 844 } })
  await phone.goto(`/#/phone/${'x'.repeat(43)}`)
  await expect(phone.getByText('二维码无效，请在电脑上重新打开“用手机上传”')).toBeVisible()
})
