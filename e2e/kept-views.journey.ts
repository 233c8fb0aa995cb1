import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { logIn, newName, openSession, password } from './people.ts'
import { expect, test } from './portal.ts'
import { toastOf } from './seizure-form.ts'

/** Invites one more member of staff and accepts in his name: what he keeps is in nobody's way. */
const hire = async (request: APIRequestContext): Promise<string> => {
  const username = newName()
  const headers = { Authorization: await openSession(request, 'admin') }
  const data = { userType: 'staff', username, roles: ['general'] }
  const invited = await request.post('/api/admin/users', { headers, data })
  if (!invited.ok()) throw new Error(`Inviting failed: ${await invited.text()}`)
  const { invitation } = (await invited.json()) as { invitation: { url: string } }
  const token = new URLSearchParams(invitation.url.split('?')[1]).get('token')
  const accepted = await request.post('/api/acceptInvitation', {
    data: { token, password, password_confirm: password, phone: '13900000002' },
  })
  if (!accepted.ok()) throw new Error(`Accepting failed: ${await accepted.text()}`)
  return username
}

test('a filter that somebody keeps under a name opens first in another browser too, and in nobody else’s @all', async ({
  request,
  signedIn,
  newVisitor,
  picture,
}) => {
  const username = await hire(request)
  const name = '在服务的查扣'
  const list = '/admin.html#/requests'
  const kept = { name: new RegExp(`^${name}`) }

  await test.step('kept in one browser, to be opened first', async () => {
    const page = await signedIn(username)
    await page.goto(`${list}?state=2&type=7`)
    await page.getByRole('button', { name: '存成我的视图' }).click()
    const dialog = page.getByRole('dialog', { name: '存成我的视图' })
    await dialog.getByRole('textbox', { name: /视图名称/ }).fill(name)
    await dialog.getByRole('checkbox', { name: '打开列表时先显示它' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(toastOf(page, '视图已保存，只有您看得到')).toBeVisible()
    await expect(page.getByRole('button', kept)).toHaveAttribute('aria-pressed', 'true')
    await picture('kept-view', page)
  })

  const other = await newVisitor()
  await test.step('a browser in which he signs in for the first time opens the list with it', async () => {
    await other.goto('/admin.html')
    await logIn(other, username)
    await expect(other.getByRole('heading', { name: '今日工作' })).toBeVisible()
    await other.goto(list)
    await expect(other.getByRole('button', kept)).toHaveAttribute('aria-pressed', 'true')
    await expect(other).toHaveURL(/state=2/)
    await expect(other).toHaveURL(/type=7/)
  })

  await test.step('a colleague has no such view', async () => {
    const colleague = await signedIn('staff')
    await colleague.goto(list)
    await expect(colleague.getByRole('button', { name: /^全部/ })).toBeVisible()
    await expect(colleague.getByRole('button', kept)).toHaveCount(0)
  })

  await test.step('once it is deleted the list opens as it does for everybody', async () => {
    await other.getByRole('button', { name: `视图 ${name}` }).click()
    await other.getByRole('menuitem', { name: '删除视图' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(toastOf(other, '视图已删除')).toBeVisible()
    await other.goto('about:blank')
    await other.goto(list)
    await expect(other.getByRole('button', { name: /^全部/ })).toBeVisible()
    await expect(other.getByRole('button', kept)).toHaveCount(0)
    await expect(other).not.toHaveURL(/state=2/)
  })
})
