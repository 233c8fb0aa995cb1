import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { aeadVector, certificatesVector, notificationVector, signerVector } from '../../../testing/wechat-vectors.ts'
import { findMessageKey } from './message-keys.ts'
import { certificatesIn } from './platform-certificates.ts'
import { openResource } from './resource-cipher.ts'
import { isFresh, isSignedBy, signatureIn, signText } from './signature.ts'
import type { WechatSettings } from './wechat-section.ts'

const apiV3Key = Buffer.from(aeadVector.apiV3Key)
const privateKey = createPrivateKey(signerVector.privateKey)
const publicKey = createPublicKey(privateKey)

it('opens what wechatpay-java sealed', () => {
  expect(openResource(apiV3Key, aeadVector.sealed)).toBe(aeadVector.text)
})

it.each([0, 3, 7, 12, 22])('refuses it with byte %i changed, be it of the text or of the tag', (at) => {
  const bytes = Buffer.from(aeadVector.sealed.ciphertext, 'base64')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  const altered = { ...aeadVector.sealed, ciphertext: bytes.toString('base64') }
  expect(() => openResource(apiV3Key, altered)).toThrow()
})

it.each([
  ['other data beside it', { ...aeadVector.sealed, associated_data: 'other' }],
  ['a tag that is cut short', { ...aeadVector.sealed, ciphertext: aeadVector.sealed.ciphertext.slice(0, 12) }],
])('refuses %s', (_what, sealed) => {
  expect(() => openResource(apiV3Key, sealed)).toThrow()
})

it('signs as wechatpay-go does', () => {
  expect(signText(privateKey, signerVector.text)).toBe(signerVector.signature)
})

it('verifies the notification of wechatpay-go, and refuses it with one letter of the body changed, as a probe, or later', () => {
  const { headers, body, at } = notificationVector
  const given = signatureIn((name) => (headers as Record<string, string>)[name])
  if (!given) throw new Error('no signature')
  expect(isFresh(given, at)).toBe(true)
  expect(isFresh(given, new Date(at.getTime() + 301_000))).toBe(false)
  expect(isFresh(given, new Date(at.getTime() - 301_000))).toBe(false)
  expect(isSignedBy(publicKey, given, Buffer.from(body))).toBe(true)
  expect(isSignedBy(publicKey, given, Buffer.from(body.replace('签约', '解约')))).toBe(false)
  const probe = { ...given, signature: `WECHATPAY/SIGNTEST/${given.signature.slice(19)}` }
  expect(isSignedBy(publicKey, probe, Buffer.from(body))).toBe(false)
})

it('opens the platform certificate of wechatpay-java', () => {
  const keys = certificatesIn(apiV3Key, certificatesVector.answer)
  expect([...keys.keys()]).toEqual([certificatesVector.serial])
  expect(keys.get(certificatesVector.serial)?.asymmetricKeyDetails?.modulusLength).toBe(2048)
})

it('fetches certificates when one is not known, at most once a minute, and again after twelve hours', async () => {
  const settings = { publicKeys: new Map(), certificates: true } as unknown as WechatSettings
  const fetchCertificates = vi.fn(async () => new Map([['A', publicKey]]))
  const find = (serial: string, seconds: number) =>
    findMessageKey(settings, serial, { now: new Date(seconds * 1_000), fetchCertificates })
  expect(await find('A', 0)).toBe(publicKey)
  expect(await find('B', 30)).toBeNull()
  expect(fetchCertificates).toHaveBeenCalledTimes(1)
  expect(await find('B', 61)).toBeNull()
  expect(await find('A', 43_200)).toBe(publicKey)
  expect(fetchCertificates).toHaveBeenCalledTimes(2)
  await find('A', 61 + 43_200)
  expect(fetchCertificates).toHaveBeenCalledTimes(3)
})

it('has messages that come at once wait for the same certificates, and keeps a known key while its renewal fails', async () => {
  const settings = { publicKeys: new Map(), certificates: true } as unknown as WechatSettings
  const fetchCertificates = vi.fn(async () => new Map([['A', publicKey]]))
  const find = (seconds: number) => findMessageKey(settings, 'A', { now: new Date(seconds * 1_000), fetchCertificates })
  expect(await Promise.all([find(0), find(0), find(0)])).toEqual([publicKey, publicKey, publicKey])
  expect(fetchCertificates).toHaveBeenCalledTimes(1)
  fetchCertificates.mockRejectedValueOnce(new Error('silent'))
  expect(await find(43_200)).toBe(publicKey)
})

it('believes the public keys of the settings alone where certificates are not wanted', async () => {
  const settings = {
    publicKeys: new Map([['PUB_KEY_ID_1', publicKey]]),
    certificates: false,
  } as unknown as WechatSettings
  const fetchCertificates = vi.fn()
  const find = (serial: string) => findMessageKey(settings, serial, { now: new Date(), fetchCertificates })
  expect(await find('PUB_KEY_ID_1')).toBe(publicKey)
  expect(await find('PUB_KEY_ID_2')).toBeNull()
  expect(fetchCertificates).not.toHaveBeenCalled()
})
