import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appCertificate, rootCertificates } from '../../../testing/alipay-certificates.ts'
import { readPaymentsFile } from '../../payments-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-alipay-section-'))
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const files = {
    'app_key.pem': privateKey.export({ type: 'pkcs8', format: 'pem' }),
    'alipay.pem': publicKey.export({ type: 'spki', format: 'pem' }),
    'app.crt': appCertificate,
    'root.crt': rootCertificates,
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text, { mode: 0o600 })))
})
afterAll(() => rm(folder, { recursive: true }))

const whole = {
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  keyFile: 'app_key.pem',
  publicKeyFile: 'alipay.pem',
  ways: ['page', 'wap'],
}
const certificateFiles = { app: 'app.crt', alipay: 'app.crt', root: 'root.crt' }

const read = async (alipay: object, mode: 'demonstration' | 'production' = 'demonstration') => {
  const path = join(folder, 'payments.json')
  await writeFile(path, JSON.stringify({ alipay }), { mode: 0o600 })
  return readPaymentsFile(path, { mode, publicUrl: 'https://portal.example' }).alipay
}

it('is read with Alipay’s key, or with certificates that requests name', async () => {
  expect(await read(whole)).toMatchObject({
    certificates: null,
    ways: ['alipayPage', 'alipayWap'],
    gateway: 'https://openapi.alipay.com/gateway.do',
  })
  const { publicKeyFile: _, ...rest } = whole
  expect(await read({ ...rest, certificateFiles })).toMatchObject({
    certificates: { app: '31bcc285bba1a91c80fcb942ddbe97ec', root: '0c0734af10bb0f04678d81a8bdefd3e0' },
    endings: [
      { name: '支付宝应用公钥证书', endsAt: expect.any(Date) },
      { name: '支付宝公钥证书', endsAt: expect.any(Date) },
    ],
  })
})

it.each([
  ['sellerId', { sellerId: '1088000000000001' }, 'alipay.sellerId：须为 2088 开头的 16 位数字'],
  ['appId', { appId: 'app' }, 'alipay.appId：须为数字的应用编号'],
  ['no way', { ways: [] }, 'alipay.ways：至少开通一种'],
  ['an unknown way', { ways: ['app'] }, 'alipay.ways.0：须为 page、wap 之一'],
  ['an unknown name', { privateKey: 'x' }, 'alipay.privateKey：不认识的项目'],
  ['a key that is not there', { keyFile: 'none.pem' }, 'alipay.keyFile：无法读取'],
  ['a key that is none', { publicKeyFile: 'root.crt.none' }, 'alipay.publicKeyFile：无法读取'],
  ['two kinds of trust', { certificateFiles }, 'publicKeyFile 与 certificateFiles 须有且只有一项'],
  [
    'a certificate that is none',
    { publicKeyFile: undefined, certificateFiles: { ...certificateFiles, app: 'alipay.pem' } },
    'alipay.certificateFiles.app：须为 PEM 格式的 RSA 证书',
  ],
  [
    'a private key for a public one',
    { publicKeyFile: 'app_key.pem' },
    'alipay.publicKeyFile：须为 PEM 格式的 RSA 公钥',
  ],
  ['a way twice', { ways: ['page', 'page'] }, 'alipay.ways：有重复'],
  ['a gateway with a query', { gateway: 'https://a.example/g?x=1' }, 'alipay.gateway：须为网址'],
  ['a gateway that is no address', { gateway: 'alipay' }, 'alipay.gateway：须为网址'],
])('a fault of %s is named at the start', async (_what, change, words) => {
  await expect(read({ ...whole, ...change })).rejects.toThrow(words)
})

it('in production its gateway must be https', async () => {
  await expect(read({ ...whole, gateway: 'http://127.0.0.1/gateway.do' }, 'production')).rejects.toThrow(
    'alipay.gateway：生产模式须为 https 网址',
  )
})
