import { expect, it } from 'vitest'
import { builtInRoles, mayOf, rolesGiving } from './roles.ts'

const access = (changes: { roles?: string[]; grants?: string[]; denials?: string[]; byOwnRoles?: string[] }) => ({
  roles: [],
  grants: [],
  denials: [],
  byOwnRoles: [],
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
  ['a role of the operator gives what it names', { byOwnRoles: ['orders.read'] }, 'orders.read', true],
  [
    'a denial outweighs a role of the operator',
    { byOwnRoles: ['orders.read'], denials: ['orders.read'] },
    'orders.read',
    false,
  ],
  ['a denial outweighs a grant', { grants: ['orders.act'], denials: ['orders.act'] }, 'orders.act', false],
  ['whoever has no role holds nothing', {}, 'orders.read', false],
])('%s', (_name, changes, permission, expected) => {
  expect(mayOf(access(changes), permission)).toBe(expected)
})

it('says which roles give a permission', () => {
  const given = rolesGiving(builtInRoles, access({ roles: ['desk', 'finance', 'general'] }), 'orders.read')
  expect(given.map(({ name }) => name)).toEqual(['综合岗', '财务'])
})
