import { randomBytes } from 'node:crypto'
import { readConfig } from '@portal/platform/server'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPassword } from '../contract/password.ts'
import { demonstrationPassword, registerSample, updatePassSample } from '../contract/samples.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { ensurePasswordAllowed } from './password-rules.ts'

const config = readConfig({})
const own = { username: 'zhangsan', phone: '13812345678', email: 'zhang.san.oversea@example.com' }
const refusal = async (password: string): Promise<string | null> => {
  try {
    await ensurePasswordAllowed({ config }, password, own)
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

  it.each([
    'woaini1314520',
    'zhang123456789',
    'admin1234567',
    'P@ssw0rd1234',
    '147258369147',
    'Woaini@520520',
    'zhangwei19900101',
    'wangyang1987',
    'woshishui123',
    'beijing2008888',
    'zhongguo1949',
    'taobao123456',
    'huawei123456',
    'mimashi123456',
    'iloveyou1314',
    'Admin@123456',
    '1qaz2wsx3edc4rfv',
    '!QAZ2wsx#EDC',
    '1q2w3e4r5t6y7u',
    '123qweasdzxc',
    '1234qwer!@#$',
    '5201314woaini',
    'abcd20260101',
  ])('is words, walks over the keyboard and digits: %s', async (password) => {
    expect(await refusal(password)).toMatch(/^(密码过于简单，请勿只用常见词语|该密码已被大量使用)/)
  })

  it('is the published one of the demonstration, in production', async () => {
    const keys = {
      DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      SIGNING_KEYS: randomBytes(32).toString('base64'),
    }
    const production = readConfig({ PORTAL_MODE: 'production', ...keys })
    for (const password of [demonstrationPassword, demonstrationPassword.toUpperCase(), 'Ｐortal-demo-2026']) {
      await expect(ensurePasswordAllowed({ config: production }, password, own)).rejects.toMatchObject({
        failure: { msg: '该密码已被大量使用，请换一个' },
      })
    }
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
    'zhang san bought 14 pears',
    'Sunny-harbour-17',
    'Xk9#mq2$Lw7p',
    'wang839201746620',
    'a-new-password-2026',
    'Qingdao-lantern-42',
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
