import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createWechatSimulator, type SimulatedMerchant, type WechatSimulator } from './wechat-simulator.ts'

/** A simulated WeChat Pay with a merchant of its own, whose private key is PEM. */
export type WechatSetUp = { simulator: WechatSimulator; merchant: SimulatedMerchant; merchantKeyPem: string }

export const setUpWechat = (clock: () => Date): WechatSetUp => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const merchant: SimulatedMerchant = {
    mchid: '1900000001',
    appid: 'wx0000000000000001',
    serial: '5F1C72E2A8931B72A2E13AF8DEE92471EB397115',
    merchantKey: publicKey,
    apiV3Key: 'simulated-key-of-thirty-two-byte',
  }
  const merchantKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { simulator: createWechatSimulator(merchant, clock), merchant, merchantKeyPem }
}

/** Writes the keys below `folder`, and answers the part `wechat` of the `PAYMENTS_FILE` beside them. */
export const writeWechatKeys = async (
  { simulator, merchant, merchantKeyPem }: WechatSetUp,
  folder: string,
  url: string,
) => {
  const keyFile = 'apiclient_key.pem'
  const file = 'pub_key.pem'
  await writeFile(join(folder, keyFile), merchantKeyPem, { mode: 0o600 })
  await writeFile(join(folder, file), simulator.publicKey.export({ type: 'spki', format: 'pem' }))
  const { mchid, appid, serial, apiV3Key } = merchant
  return {
    mchid,
    appid,
    serial,
    keyFile,
    apiV3Key,
    publicKeys: [{ id: simulator.keyId, file }],
    appSecret: 'simulated',
    ways: ['native', 'h5', 'jsapi'],
    baseUrl: url,
    consentUrl: url,
    tokenUrl: url,
  }
}
