import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReturnAddress } from './return-address.ts'

const here = { origin: 'https://portal.example', pathname: '/' }
const read = (text: string) => readReturnAddress(text, here)

describe('the way back after the login', () => {
  it.each([
    ['/home/customsSeizure', '/home/customsSeizure'],
    ['/home/speedOfProgress?active=7&businessSn=KL1', '/home/speedOfProgress?active=7&businessSn=KL1'],
    ['https://portal.example/#/home/customsSeizure', '/home/customsSeizure'],
    ['https://portal.example/?from=singlemessage#/home/speedOfProgress?active=6', '/home/speedOfProgress?active=6'],
    ['/#/home/account', '/home/account'],
    ['/', '/'],
  ])('leads from %s to the route %s', (text, route) => {
    expect(read(text)).toEqual({ route })
  })

  it('leads to another document of this host', () => {
    expect(read('/admin.html#/requests')).toEqual({ document: '/admin.html#/requests' })
    expect(read('https://portal.example/admin.html')).toEqual({ document: '/admin.html#/' })
    const inOffice = { ...here, pathname: '/admin.html' }
    expect(readReturnAddress('/admin.html#/users?status=active', inOffice)).toEqual({ route: '/users?status=active' })
    expect(readReturnAddress('/requests/KL1', inOffice)).toEqual({ route: '/requests/KL1' })
    expect(readReturnAddress('/', inOffice)).toEqual({ route: '/' })
    expect(readReturnAddress('/#/home/account', inOffice)).toEqual({ document: '/#/home/account' })
  })

  it.each(['/login?return_url=/home', '/register', 'https://portal.example/#/login'])(
    'does not turn back to %s',
    (text) => {
      expect(read(text)).toEqual({ route: '/' })
    },
  )

  it.each([
    'https://evil.example/',
    'http://portal.example/#/home',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:/\\evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '/\t/evil.example',
    '/home\r\nSet-Cookie: a=b',
    'data:text/html,<script>',
    'https://portal.example@evil.example/',
    'https://user:secret@portal.example/#/home',
    'https://portal.example.evil.example/',
    'blob:https://portal.example/1',
    '',
  ])('refuses %j', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('never leads to another host, whatever is typed', () => {
    const prefix = fc.constantFrom('', '/', '//', '/\\', 'https:', 'https://', 'javascript:', '#/', '/#//')
    fc.assert(
      fc.property(prefix, fc.webUrl(), fc.string(), (start, address, rest) => {
        for (const text of [start + address, start + rest]) {
          const target = read(text)
          if (!target) continue
          const led = 'route' in target ? `/#${target.route}` : target.document
          expect(new URL(led, here.origin).origin).toBe(here.origin)
          expect(led).not.toMatch(/^\/\//)
          if ('route' in target) expect(target.route).toMatch(/^\/(?!\/)/)
        }
      }),
    )
  })
})
