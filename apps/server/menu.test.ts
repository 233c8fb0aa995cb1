import { authenticate } from '@portal/accounts/server'
import { createPeople } from '@portal/accounts/testing'
import { createTestApp } from '@portal/platform/testing'
import { expect, it } from 'vitest'
import { domains } from './domains.ts'

type Node = { name: string; children: Node[] }

it('the back office keeps what the operator writes for the public in one group, and has no name twice', async () => {
  const portal = await createTestApp({ domains, authenticate })
  try {
    const { admin } = await createPeople(portal)
    const menu = (await portal.call({ path: '/api/privilege', token: admin.token })).body.purviews as Node[]
    const content = menu.find(({ name }) => name === '内容管理')?.children.map(({ name }) => name)
    expect(content).toEqual(['文章', '首页横幅', '外部链接', '海关备案数据'])
    const names = menu.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)])
    expect(new Set(names).size).toBe(names.length)
  } finally {
    await portal.close()
  }
})
