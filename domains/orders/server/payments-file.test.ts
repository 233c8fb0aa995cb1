import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPaymentsFile } from './payments-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-payments-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text, { mode: 0o600 })
  return join(folder, name)
}
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
write('key.pem', pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
write('pub.pem', pair.publicKey.export({ type: 'spki', format: 'pem' }).toString())
write('weak.pem', weak.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())

const wechat = {
  mchid: '1900000001',
  appid: 'wx0000000000000001',
  serial: '5F1C72E2A8931B72A2E13AF8DEE92471EB397115',
  keyFile: 'key.pem',
  apiV3Key: 'a'.repeat(32),
  publicKeys: [{ id: 'PUB_KEY_ID_1', file: 'pub.pem' }],
  ways: ['native'],
}
const production = { mode: 'production', publicUrl: 'https://portal.example' } as const
const read = (content: object, config: Parameters<typeof readPaymentsFile>[1] = production) =>
  readPaymentsFile(write('payments.json', JSON.stringify(content)), config)
const faultOf = (content: object, config = production): string => {
  try {
    read(content, config)
  } catch (error) {
    return (error as Error).message
  }
  return 'taken'
}

it('is taken with its keys beside it, and a part that is missing is not offered', () => {
  expect(read({ wechat })).toMatchObject({
    bank: null,
    wechat: { ways: ['wechatNative'], baseUrl: 'https://api.mch.weixin.qq.com', certificates: false },
  })
})

it.each([
  ['a name that nobody knows', { wechat: { ...wechat, mchId: '1' } }, ['wechat.mchId：不认识的项目']],
  ['a section that is none', { wechat: [] }, ['wechat：须为一组设置']],
  ['a file of nothing', [], ['PAYMENTS_FILE：须为一组设置']],
  ['a bank without its number', { bank: { name: 'A', account: '1', bank: 'B' } }, ['bank.cnaps：缺少联行号']],
  ['a key of another length', { wechat: { ...wechat, apiV3Key: 'short' } }, ['wechat.apiV3Key：须恰为 32 字节']],
  [
    'several faults at once',
    { wechat: { ...wechat, keyFile: 'none.pem', baseUrl: 'http://a.example', ways: ['native', 'jsapi'] } },
    ['wechat.keyFile：无法读取', 'wechat.baseUrl：生产模式须为 https 网址', 'wechat.appSecret：jsapi 需要 appSecret'],
  ],
  [
    'a weak key',
    { wechat: { ...wechat, keyFile: 'weak.pem' } },
    ['wechat.keyFile：须为 PEM 格式的 RSA 私钥，至少 2048 位'],
  ],
  [
    'a public key that is none',
    { wechat: { ...wechat, publicKeys: [{ id: 'PUB_KEY_ID_1', file: 'payments.json' }] } },
    ['wechat.publicKeys.0.file：须为 PEM'],
  ],
  ['nothing to verify by', { wechat: { ...wechat, publicKeys: [] } }, ['wechat：publicKeys 为空']],
])('with %s is refused, naming each fault', (_what, content, faults) => {
  const said = faultOf(content)
  expect(faults.filter((fault) => !said.includes(fault))).toEqual([])
})

it('in production wants the portal’s own address to be https, and secrets that others cannot read', () => {
  expect(faultOf({ wechat }, { ...production, publicUrl: 'http://portal.example' as never })).toContain('PUBLIC_URL')
  chmodSync(join(folder, 'key.pem'), 0o644)
  expect(faultOf({ wechat })).toContain('wechat.keyFile：')
  expect(read({ wechat }, { mode: 'demonstration', publicUrl: 'http://localhost:3000' }).wechat).not.toBeNull()
})

it('that is missing, or no JSON, is refused', () => {
  expect(() => readPaymentsFile(join(folder, 'none.json'), production)).toThrow('无法读取')
  expect(() => readPaymentsFile(join(folder, 'pub.pem'), production)).toThrow('不是 JSON')
})
