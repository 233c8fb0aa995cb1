import { expect, it } from 'vitest'
import { optionalText } from './text.ts'
import { webAddressChecks } from './web-address.ts'

const field = optionalText(200).check(...webAddressChecks('须以 https:// 开头'))
const refusal = (text: string) => field.safeParse(text).error?.issues.map(({ message }) => message)

it.each([
  '',
  'https://www.wipo.int/',
  'HTTP://example.com',
  'https://例子.example/路径?a=b#c',
  'https://a.example:8443/x@y',
])('takes %j', (text) => {
  expect(refusal(text)).toBeUndefined()
})

it.each([
  'javascript:alert(1)',
  '//example.com',
  'https:///evil.example',
  'https://a.example/\r\nSet-Cookie: x',
  'https://a.example\\@evil.example/',
  'https:// a.example',
  'ftp://a.example',
])('refuses %j, which begins otherwise than a web address', (text) => {
  expect(refusal(text)).toEqual(['须以 https:// 开头'])
})

it.each(['https://user:pass@example.com/', 'https://www.wipo.int@example.com', 'https://a.example:99999/'])(
  'refuses %j, which opens another site than it shows, or none',
  (text) => {
    expect(refusal(text)).toEqual(['网址有误，请从浏览器地址栏复制'])
  },
)
