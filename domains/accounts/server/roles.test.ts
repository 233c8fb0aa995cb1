import { expect, it } from 'vitest'
import { mayOf, rolesGiving } from './roles.ts'

const access = (changes: { roles?: string[]; grants?: string[]; denials?: string[] }) => ({
  roles: [],
  grants: [],
  denials: [],
  ...changes,
})

it.each([
  ['a role gives what it names', { roles: ['finance'] }, 'orders.act', true],
  ['a role gives nothing else', { roles: ['finance'] }, 'patents.read', false],
  ['综合岗 has every permission, of domains to come too', { roles: ['general'] }, 'trials.read', true],
  ['综合岗 does not audit', { roles: ['general'] }, 'audit.read', false],
  ['综合岗 does not delete users', { roles: ['general'] }, 'users.delete', false],
  ['a grant adds', { grants: ['orders.read'] }, 'orders.read', true],
  ['a denial takes away what a role gives', { roles: ['general'], denials: ['orders.act'] }, 'orders.act', false],
  ['a denial outweighs a grant', { grants: ['orders.act'], denials: ['orders.act'] }, 'orders.act', false],
  ['whoever has no role holds nothing', {}, 'orders.read', false],
])('%s', (_name, changes, permission, expected) => {
  expect(mayOf(access(changes), permission)).toBe(expected)
})

it('says which roles give a permission', () => {
  expect(rolesGiving(access({ roles: ['desk', 'finance', 'general'] }), 'orders.read')).toEqual(['综合岗', '财务'])
})
