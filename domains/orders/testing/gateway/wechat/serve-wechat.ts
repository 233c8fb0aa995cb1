import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../listen.ts'
import { createWechatSimulator, type SimulatedMerchant, type WechatSimulator } from './wechat-simulator.ts'

/** A simulated WeChat Pay that is reached over the network, and the `PAYMENTS_FILE` that leads to it. */
export type ServedWechat = {
  simulator: WechatSimulator
  merchant: SimulatedMerchant
  /** The merchant's private key, as PEM. */
  merchantKeyPem: string
  url: string
  paymentsFile: string
  close: () => Promise<void>
}

/** Serves a simulated WeChat Pay, whose time is `clock`'s. */
export const serveWechat = async (clock: () => Date): Promise<ServedWechat> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const merchant: SimulatedMerchant = {
    mchid: '1900000001',
    appid: 'wx0000000000000001',
    serial: '5F1C72E2A8931B72A2E13AF8DEE92471EB397115',
    merchantKey: publicKey,
    apiV3Key: 'simulated-key-of-thirty-two-byte',
  }
  const simulator = createWechatSimulator(merchant, clock)
  const { url, close } = await listen(simulator.answer)
  const folder = await mkdtemp(join(tmpdir(), 'portal-wechat-'))
  const paymentsFile = join(folder, 'payments.json')
  const { mchid, appid, serial, apiV3Key } = merchant
  const wechat = {
    mchid,
    appid,
    serial,
    keyFile: 'apiclient_key.pem',
    apiV3Key,
    publicKeys: [{ id: simulator.keyId, file: 'pub_key.pem' }],
    appSecret: 'simulated',
    ways: ['native', 'h5', 'jsapi'],
    baseUrl: url,
    consentUrl: url,
    tokenUrl: url,
  }
  const merchantKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await Promise.all([
    writeFile(join(folder, wechat.keyFile), merchantKeyPem, { mode: 0o600 }),
    writeFile(join(folder, 'pub_key.pem'), simulator.publicKey.export({ type: 'spki', format: 'pem' })),
    writeFile(paymentsFile, JSON.stringify({ wechat }), { mode: 0o600 }),
  ])
  return {
    simulator,
    merchant,
    merchantKeyPem,
    url,
    paymentsFile,
    close: async () => {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
