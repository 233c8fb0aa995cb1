import { expectAccessible } from './accessibility.ts'
import { storedIn } from './browser-storage.ts'
import { register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { bitmapOf, disguised } from './sample-files.ts'
import { scanCode } from './scan-code.ts'
import { seizureForm } from './seizure-form.ts'

const closedText = '电脑上已收下文件或关闭了窗口，此页不能再上传'

test('a phone that scans the code draws a large photo smaller and sends it, which appears in the form on the computer', async ({
  request,
  signedIn,
  newVisitor,
  picture,
  complaints,
}) => {
  const { username } = await register(request)
  const computer = await signedIn(username)
  const form = seizureForm(computer)
  const photo = bitmapOf(5000, '扣留凭单照片.bmp')
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
  await picture('phone-page', phone)
  const picker = phone.locator('input[type=file]').first()
  const [wrong] = disguised
  if (!wrong) throw new Error('A sample is missing')
  await picker.setInputFiles(wrong)
  await expect(phone.getByText('上传文件的格式不支持')).toBeVisible()

  await picker.setInputFiles(photo)
  await expect(phone.getByText('已发送到电脑').or(phone.getByText(closedText))).toBeVisible()
  // The photo is too large for the form, so that the phone has made it smaller.
  await expect(form.fileRow('扣留凭单照片.jpg')).toContainText('已上传')
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
