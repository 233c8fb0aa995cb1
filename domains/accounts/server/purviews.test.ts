import type { Purview } from '@portal/platform/server'
import { createTestApp } from '@portal/platform/testing'
import { describe, expect, it } from 'vitest'
import { createPeople } from '../testing/people.ts'
import { accountsServer } from './index.ts'
import { menuOf } from './purviews.ts'
import { authenticate } from './sessions.ts'

const staff = { userType: 'staff', topAdministrator: false } as const
const item = (access: string, rest: Partial<Purview> = {}): Purview => ({
  name: access,
  icon: 'user',
  access,
  path: `/${access}`,
  sort: 1,
  ...rest,
})

describe('the menu of the back office', () => {
  it('joins what several domains put into one group, in order', () => {
    const menu = menuOf(
      [
        item('business', { path: '', sort: 20, children: [item('orders', { sort: 2 })] }),
        item('news', { sort: 10 }),
        item('business', { path: '', sort: 20, children: [item('requests', { sort: 1 })] }),
      ],
      staff,
    )
    expect(menu.map(({ access }) => access)).toEqual(['news', 'business'])
    expect(menu[1]?.children.map(({ access }) => access)).toEqual(['requests', 'orders'])
  })

  it('allows the top-level administrator what staff may not', () => {
    const items = [item('system', { path: '', children: [item('settings', { needs: 'topAdministrator' })] })]
    const allowed = (topAdministrator: boolean) => menuOf(items, { userType: 'staff', topAdministrator })[0]
    expect(allowed(false)).toMatchObject({ isAllowed: false, children: [{ isAllowed: false }] })
    expect(allowed(true)).toMatchObject({ isAllowed: true, children: [{ isAllowed: true }] })
  })

  it('comes with the privilege call: the items of every domain to staff, none to customers', async () => {
    const other = { name: 'requests', routes: [], purviews: [item('queue', { sort: 20 })] }
    const portal = await createTestApp({ domains: [accountsServer, other], authenticate })
    try {
      const people = await createPeople(portal)
      const menu = async (token: string) => (await portal.call({ path: '/api/privilege', token })).body.purviews
      expect(await menu(people.staff.token)).toMatchObject([
        { name: '今日工作', path: '/today', isAllowed: true, children: [] },
        { access: 'queue', path: '/queue', isAllowed: true, children: [] },
        {
          name: '用户管理',
          isAllowed: true,
          children: [
            { name: '用户列表', path: '/users', isAllowed: true },
            { name: '角色与权限', path: '/roles', isAllowed: false },
          ],
        },
      ])
      expect(await menu(people.demo.token)).toEqual([])
    } finally {
      await portal.close()
    }
  })
})
