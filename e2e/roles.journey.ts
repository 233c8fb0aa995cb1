import { expectAccessible } from './accessibility.ts'
import { expectNoSidewaysScroll } from './arrival.ts'
import { expect, test } from './portal.ts'

test('the administrator copies a built-in role, changes the copy and removes it again @phone @all', async ({
  signedIn,
  picture,
}) => {
  const name = `财务助理${Date.now().toString(36)}`
  const page = await signedIn('admin')
  const act = async (role: string, entry: string) => {
    const choice = page.getByRole('combobox', { name: '角色' })
    if (await choice.isVisible()) await choice.selectOption({ label: role })
    await page.getByRole('button', { name: `角色操作 ${role}` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await page.goto('/admin.html#/roles')
  await expect(page.getByRole('button', { name: /^角色操作/ }).first()).toBeVisible()
  await picture('roles', page)
  await act('财务', '复制成新角色')
  await page.getByRole('textbox', { name: /角色名称/ }).fill(name)
  await page.getByRole('checkbox', { name: /办理退款/ }).uncheck()
  await expect(page.getByText('包含敏感权限')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await picture('role-edited', page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('角色已建立')).toBeVisible()
  await act(name, '修改')
  await expect(page.getByRole('checkbox', { name: /办理退款/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /处理订单/ })).toBeChecked()
  await page.getByRole('button', { name: '取消' }).click()
  await act(name, '删除')
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('角色已删除')).toBeVisible()
})
