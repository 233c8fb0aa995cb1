import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPassword } from '../contract/password.ts'
import { demonstrationPassword, registerSample, updatePassSample } from '../contract/samples.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { ensurePasswordAllowed } from './password-rules.ts'

const own = { username: 'zhangsan', phone: '13812345678', email: 'zhang.san.oversea@example.com' }
const refusal = async (password: string): Promise<string | null> => {
  try {
    await ensurePasswordAllowed(password, own)
    return null
  } catch (error) {
    return (error as { failure: { msg: string } }).failure.msg
  }
}

describe('the length of a password', () => {
  const problem = (password: string) => newPassword('请输入密码').safeParse(password).error?.issues[0]?.message

  it('is 12 to 128 characters as people count them', () => {
    expect(problem('a2345678901')).toBe('密码至少 12 个字符')
    expect(problem('𠮷'.repeat(11))).toBe('密码至少 12 个字符')
    expect(problem('𠮷'.repeat(12))).toBeUndefined()
    expect(problem('海'.repeat(128))).toBeUndefined()
    expect(problem('海'.repeat(129))).toBe('密码最多 128 个字符')
  })

  it('keeps blanks at the ends', () => {
    expect(newPassword('请输入密码').parse('  blank at both ends  ')).toBe('  blank at both ends  ')
  })
})

describe('a password that many would try', () => {
  it.each(['1qaz2wsx3edc', 'QAZWSXEDCRFV', 'ｑａｚｗｓｘｅｄｃｒｆｖ', 'motherfucker', 'sonyericsson', 'ghjcnjgfhjkm'])(
    'is refused: %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true)
      expect(await refusal(password)).not.toBeNull()
    },
  )

  it.each([
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '123456789012',
    '987654321098',
    'abcdefghijklm',
    'qwertyuiopas',
    '112233445566',
    '一链维权一链维权一链维权',
    '商标商标商标商标商标商标',
    'portal123456',
    'Portal@2026!',
    '一链维权20261120',
    '知识产权海关备案！！！！',
    'portalportal1',
  ])('follows a pattern: %s', async (password) => {
    expect(await refusal(password)).toBe('密码过于简单，请勿使用重复、连续或与本平台有关的词语')
  })

  it.each(['zhangsan2026!', 'ZhangSan1234', '13812345678!!', 'zhang.san.oversea'])(
    "is one's own: %s",
    async (password) => {
      expect(await refusal(password)).toBe('密码不能由您的用户名、手机号或邮箱组成')
    },
  )

  it.each([
    demonstrationPassword,
    String(registerSample.password),
    String(updatePassSample.password),
    '我家门口有两棵树一棵是枣树',
    'correct horse battery staple',
    'portal of the red harbour',
  ])('is not: %s', async (password) => {
    expect(await refusal(password)).toBeNull()
  })
})

describe('hashing', () => {
  const ctx = { chance: (bytes: number) => Buffer.alloc(bytes, 7) }

  it('takes every character into account: beyond 72 bytes, after a NUL, in another normal form', async () => {
    const long = `${'海'.repeat(63)}a`
    const stored = await hashPassword(ctx, long)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, long)).toBe(true)
    expect(await verifyPassword(stored, `${'海'.repeat(63)}b`)).toBe(false)
    const withNul = await hashPassword(ctx, 'before\0after-it-all')
    expect(await verifyPassword(withNul, 'before\0after-it-alx')).toBe(false)
    const composed = await hashPassword(ctx, 'caf\u00e9-at-the-quay')
    expect(await verifyPassword(composed, 'cafe\u0301-at-the-quay')).toBe(true)
  })

  it('never refuses random letters of sufficient length', async () => {
    const letters = fc.stringMatching(/^[a-z]{24}$/).filter((text) => new Set(text).size > 12)
    await fc.assert(
      fc.asyncProperty(letters, async (password) => {
        expect(await refusal(password)).toBeNull()
      }),
    )
  })
})
