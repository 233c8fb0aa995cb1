import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../listen.ts'
import { type AlipaySetUp, answerAlipay, setUpAlipay, writeAlipayKeys } from './set-up-alipay.ts'

/** A simulated Alipay that is reached over the network, and the `PAYMENTS_FILE` that leads to it. */
export type ServedAlipay = AlipaySetUp & { gateway: string; paymentsFile: string; close: () => Promise<void> }

/** Serves a simulated Alipay, whose time is `clock`'s. */
export const serveAlipay = async (clock: () => Date): Promise<ServedAlipay> => {
  const made = setUpAlipay(clock)
  const server = await listen(({ url, body }) => answerAlipay(made.simulator, url, body))
  const gateway = `${server.url}/gateway.do`
  made.simulator.filesAt = server.url
  const folder = await mkdtemp(join(tmpdir(), 'portal-alipay-'))
  const paymentsFile = join(folder, 'payments.json')
  await writeFile(paymentsFile, JSON.stringify({ alipay: await writeAlipayKeys(made, folder, gateway) }), {
    mode: 0o600,
  })
  return {
    ...made,
    gateway,
    paymentsFile,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
