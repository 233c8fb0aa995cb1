import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AlipaySimulator, createAlipaySimulator } from './alipay-simulator.ts'

/** A simulated Alipay with an account of its own. */
export type AlipaySetUp = {
  simulator: AlipaySimulator
  account: { appId: string; sellerId: string; privateKey: KeyObject; publicKey: KeyObject }
}

export const setUpAlipay = (clock: () => Date): AlipaySetUp => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const appId = '2021000000000001'
  const sellerId = '2088000000000001'
  const simulator = createAlipaySimulator({ appId, sellerId, appKey: publicKey }, clock)
  return { simulator, account: { appId, sellerId, privateKey, publicKey } }
}

/** Writes the keys below `folder`, and answers the part `alipay` of the `PAYMENTS_FILE` beside them. */
export const writeAlipayKeys = async ({ simulator, account }: AlipaySetUp, folder: string, gateway: string) => {
  const { appId, sellerId, privateKey } = account
  const keyFile = 'app_key.pem'
  const publicKeyFile = 'alipay_public_key.pem'
  await writeFile(join(folder, keyFile), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  await writeFile(join(folder, publicKeyFile), simulator.publicKey.export({ type: 'spki', format: 'pem' }))
  return { appId, sellerId, keyFile, publicKeyFile, ways: ['page', 'wap'], gateway }
}

export const isBillAddress = ({ pathname }: URL): boolean => pathname === '/downloadBillFile.resource'

/** What Alipay answers to a request: the parameters of a call stand in its query and in its form. */
export const answerAlipay = (simulator: AlipaySimulator, url: URL, body: Buffer) => {
  if (simulator.trouble === 'silent') return null
  if (isBillAddress(url)) return simulator.billFile(url.searchParams.get('token') ?? '')
  return simulator.answer(new URLSearchParams([...url.searchParams, ...new URLSearchParams(body.toString())]))
}
