import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../listen.ts'
import { setUpWechat, type WechatSetUp, writeWechatKeys } from './set-up-wechat.ts'

/** A simulated WeChat Pay that is reached over the network, and the `PAYMENTS_FILE` that leads to it. */
export type ServedWechat = WechatSetUp & { url: string; paymentsFile: string; close: () => Promise<void> }

/** Serves a simulated WeChat Pay, whose time is `clock`'s. */
export const serveWechat = async (clock: () => Date): Promise<ServedWechat> => {
  const made = setUpWechat(clock)
  const server = await listen(made.simulator.answer)
  const folder = await mkdtemp(join(tmpdir(), 'portal-wechat-'))
  const paymentsFile = join(folder, 'payments.json')
  const wechat = await writeWechatKeys(made, folder, server.url)
  await writeFile(paymentsFile, JSON.stringify({ wechat }), { mode: 0o600 })
  return {
    ...made,
    url: server.url,
    paymentsFile,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
