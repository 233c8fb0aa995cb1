import { expect, it } from 'vitest'
import { afterLogin } from './after-login.ts'

const portal = { origin: 'https://portal.example', pathname: '/' }
const office = { ...portal, pathname: '/admin.html' }
const desk = { document: '/admin.html#/' }

it.each([
  ['customer', undefined, portal, { route: '/' }],
  ['customer', '/oneChains', portal, { route: '/oneChains' }],
  ['customer', '/home/customsSeizure?step=1', portal, { route: '/home/customsSeizure?step=1' }],
  ['customer', 'https://evil.example/', portal, { route: '/' }],
  ['staff', undefined, portal, desk],
  ['staff', '/oneChains', portal, desk],
  ['staff', '/', portal, desk],
  ['staff', 'https://evil.example/', portal, desk],
  ['staff', '/home/customsSeizure', portal, { route: '/home/customsSeizure' }],
  ['staff', '/', office, { route: '/' }],
  ['staff', '/requests?state=1', office, { route: '/requests?state=1' }],
])('a login of a %s who came from %s leads to the right page', (userType, asked, here, target) => {
  expect(afterLogin(asked, userType, here)).toEqual(target)
})
