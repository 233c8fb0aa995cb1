import { expectAccessible } from './accessibility.ts'
import { openSession, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { toastOf } from './seizure-form.ts'

const right = { registerType: 4, recordName: '旅程·海帆', registerNum: '88001122', obligeeName: '旅程·宁波海帆公司' }

test('a right is delegated to an agency, which sees it until the owner ends that @phone @all', async ({
  request,
  signedIn,
  picture,
  complaints,
}) => {
  const { username } = await register(request)
  const headers = { authorization: await openSession(request, username) }
  const made = await request.post('/api/rights', { data: right, headers })
  const { id } = (await made.json()) as { id: string }
  const [owner, agency] = [await signedIn(username), await signedIn('agency')]
  const until = `${new Date().getFullYear() + 1}0101`

  await test.step('the owner offers it', async () => {
    await owner.goto(`/#/home/rights?id=${id}`)
    await owner.getByRole('button', { name: '委托代理机构' }).click()
    const dialog = owner.getByRole('dialog', { name: '委托代理机构' })
    await dialog.getByRole('textbox', { name: /机构的用户名/ }).fill('agency')
    await dialog.getByRole('radio', { name: '查看和取用' }).check()
    await dialog.getByRole('textbox', { name: /截止日/ }).fill(until)
    await picture('delegation-offer', owner)
    await expectAccessible(owner)
    await dialog.getByRole('button', { name: '发出委托' }).click()
    await expect(owner.getByText('待机构答复')).toBeVisible()
  })

  await test.step('the agency reads the offer, accepts it and opens the right', async () => {
    await agency.goto('/#/home/rights?form=delegations')
    await expect(agency.getByRole('button', { name: `接受 ${username}` })).toBeVisible()
    await expect(agency.getByRole('link', { name: right.recordName })).toHaveCount(0)
    await picture('delegation-received', agency)
    await expectAccessible(agency)
    expect(await agency.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await agency.getByRole('button', { name: `接受 ${username}` }).click()
    await agency.getByRole('alertdialog').getByRole('button', { name: '接受' }).click()
    await expect(toastOf(agency, '已接受')).toBeVisible()
    await agency.getByRole('link', { name: right.recordName }).first().click()
    await expect(agency.getByText(/这项权利委托给您查看和取用/)).toBeVisible()
    await picture('delegated-right', agency)
    await expectAccessible(agency)
  })

  await test.step('the owner reads the look and ends the delegation; the agency finds nothing', async () => {
    await owner.reload()
    await expect(owner.getByText('受托查看').first()).toBeVisible()
    await owner.getByRole('button', { name: /^结束/ }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: '结束' }).click()
    await expect(toastOf(owner, '已结束')).toBeVisible()
    await picture('delegation-ended', owner)
    await expectAccessible(owner)
    complaints.expect(answered(404, `/api/rights/${id}`))
    await agency.reload()
    await expect(agency.getByText('没有找到这项权利')).toBeVisible()
  })
})
