import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../listen.ts'
import { type AlipaySimulator, createAlipaySimulator } from './alipay-simulator.ts'

/** A simulated Alipay that is reached over the network, and the `PAYMENTS_FILE` that leads to it. */
export type ServedAlipay = {
  simulator: AlipaySimulator
  account: { appId: string; sellerId: string; privateKey: KeyObject; publicKey: KeyObject }
  gateway: string
  paymentsFile: string
  close: () => Promise<void>
}

/** Serves a simulated Alipay, whose time is `clock`'s. */
export const serveAlipay = async (clock: () => Date): Promise<ServedAlipay> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const appId = '2021000000000001'
  const sellerId = '2088000000000001'
  const simulator = createAlipaySimulator({ appId, sellerId, appKey: publicKey }, clock)
  const server = await listen(({ url, body }) => {
    if (simulator.trouble === 'silent') return null
    return simulator.answer(new URLSearchParams([...url.searchParams, ...new URLSearchParams(body.toString())]))
  })
  const gateway = `${server.url}/gateway.do`
  const folder = await mkdtemp(join(tmpdir(), 'portal-alipay-'))
  const paymentsFile = join(folder, 'payments.json')
  const alipay = {
    appId,
    sellerId,
    keyFile: 'app_key.pem',
    publicKeyFile: 'alipay_public_key.pem',
    ways: ['page', 'wap'],
    gateway,
  }
  await Promise.all([
    writeFile(join(folder, alipay.keyFile), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 }),
    writeFile(join(folder, alipay.publicKeyFile), simulator.publicKey.export({ type: 'spki', format: 'pem' })),
    writeFile(paymentsFile, JSON.stringify({ alipay }), { mode: 0o600 }),
  ])
  return {
    simulator,
    account: { appId, sellerId, privateKey, publicKey },
    gateway,
    paymentsFile,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
