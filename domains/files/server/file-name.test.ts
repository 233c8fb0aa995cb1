import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['授权书.pdf', '授权书.pdf'],
  ['D:\\资料\\桌面\\授权书.pdf', '授权书.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..', '未命名'],
  ['', '未命名'],
  ['   ', '未命名'],
  ['.jpg', '未命名.jpg'],
  ['..jpg', '未命名.jpg'],
  ['a.jpg.', 'a.jpg'],
  ['a.jpg. . .', 'a.jpg'],
  ['a.jpg\0', 'a.jpg'],
  ['a.exe\0.jpg', 'a.exe.jpg'],
  ['a\r\nSet-Cookie: x=1\r\n.jpg', 'aSet-Cookie_ x=1.jpg'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['a\u200bb\u2066c\ufeff.png', 'abc.png'],
  ['"a"<b>|c?*.doc', '_a__b__c__.doc'],
  ['e\u0301.png', '\u00e9.png'],
  ['\ud800a.png', 'a.png'],
  ['👨‍👩‍👧.png', '👨‍👩‍👧.png'],
  ['Makefile', 'Makefile'],
  [`${'😀'.repeat(300)}.docx`, `${'😀'.repeat(195)}.docx`],
  [`a.${'x'.repeat(1000)}`, `a.${'x'.repeat(198)}`],
])('shows %j as %j', (sent, shown) => {
  expect(cleanFileName(sent)).toBe(shown)
})

it('never shows more than 200 code points, nothing invisible and no path sign, and cleans only once', () => {
  const name = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(name, (sent) => {
      const shown = cleanFileName(sent)
      expect([...shown].length).toBeGreaterThan(0)
      expect([...shown].length).toBeLessThanOrEqual(200)
      expect(shown).not.toMatch(
        /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"<>|]/u,
      )
      expect(cleanFileName(shown)).toBe(shown)
    }),
    { numRuns: 2_000 },
  )
})
