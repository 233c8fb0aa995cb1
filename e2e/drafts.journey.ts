import { storedIn } from './browser-storage.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { pdfOf } from './sample-files.ts'
import { requiredFields, seizureForm } from './seizure-form.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'

test('a draft begun in one browser is finished in another, phone and file included', async ({
  request,
  signedIn,
  newVisitor,
  picture,
}) => {
  const { username, token } = await register(request)
  const computer = await signedIn(username)
  const state = await computer.context().storageState()
  const begun = seizureForm(computer)
  const file = pdfOf()

  await test.step('begun on the computer, saved at once to go on elsewhere', async () => {
    await begun.open()
    await begun.fill()
    await begun.attach(file)
    await expect(begun.fileRow(file.name)).toContainText('已上传')
    await computer.getByRole('button', { name: '在其他设备继续' }).click()
    await expect(computer.getByRole('dialog', { name: '在其他设备继续' })).toContainText('恢复草稿')
    await picture('form-draft-elsewhere', computer)
    expect(JSON.stringify(await storedIn(computer))).not.toContain('13912345678')
  })

  const phone = await newVisitor({ storageState: state, userAgent: iPhone, viewport: { width: 390, height: 844 } })
  const finished = seizureForm(phone)
  await test.step('found on the phone by the list of drafts', async () => {
    await phone.goto('/#/home/drafts')
    await expect(phone.getByRole('link', { name: '海关查扣应对', exact: true })).toBeVisible()
    await picture('drafts', phone)
    await phone.getByRole('link', { name: '继续填写 海关查扣应对' }).click()
    await expect(phone.getByText(/您有一份 .* 在 .*Chrome.* 保存的草稿/)).toBeVisible()
    await picture('form-draft-of-account', phone)
    await phone.getByRole('button', { name: '恢复草稿' }).click()
    await finished.expectTyped()
    await expect(finished.fileRow(file.name)).toContainText('已上传')
  })

  await test.step('finished and sent there; the draft is gone, and the computer hears of it', async () => {
    await finished.field('诉求').fill('请在三日内答复')
    await finished.submit.click()
    await expect(finished.success).toBeVisible()
    const drafts = await request.get('/api/drafts', { headers: { authorization: token } })
    expect(await drafts.json()).toEqual({ elements: [] })
    const businessSn = await finished.submittedNumber()
    const detail = await request.get(`/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`, {
      headers: { authorization: token },
    })
    expect(await detail.json()).toMatchObject({ appeal: '请在三日内答复', lxrPhone: requiredFields[5].text })
  })
})
