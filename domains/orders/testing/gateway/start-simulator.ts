import { mkdir } from 'node:fs/promises'
import { alipayHalf } from './alipay/alipay-half.ts'
import { answerAlipay, isBillAddress, setUpAlipay, writeAlipayKeys } from './alipay/set-up-alipay.ts'
import { listen, type SimulatedReply, type SimulatedRequest } from './listen.ts'
import type { SimulatedHalf } from './simulated-half.ts'
import { simulatorPage } from './simulator-page.ts'
import { setUpWechat, writeWechatKeys } from './wechat/set-up-wechat.ts'
import { wechatHalf } from './wechat/wechat-half.ts'

/** A simulator of gateways that runs: its page, and the `PAYMENTS_FILE` that leads a portal to it. */
export type Simulator = {
  url: string
  settings: object
  wechat: SimulatedHalf
  alipay: SimulatedHalf
  stop: () => Promise<void>
}

const home: SimulatedReply = { status: 303, type: 'text/plain', body: '', headers: { location: '/' } }

/** Starts the gateways and their page on one port, their keys below `folder`. */
export const startSimulator = async ({ folder, port }: { folder: string; port: number }): Promise<Simulator> => {
  const alipay = setUpAlipay(() => new Date())
  const wechat = setUpWechat(() => new Date())
  const byHouse = { wechat: wechatHalf(wechat.simulator), alipay: alipayHalf(alipay.simulator) }
  const halves: readonly SimulatedHalf[] = Object.values(byHouse)
  let said = ''

  const act = ({ body }: SimulatedRequest): SimulatedReply => {
    const form = new URLSearchParams(body.toString())
    const half = halves.find(({ name }) => name === form.get('half'))
    half?.troubles[form.get('trouble') ?? '']?.()
    const run = half?.acts[form.get('act') ?? '']
    const paymentNo = form.get('paymentNo') ?? ''
    const tell = (words: string) => {
      said = `${form.get('act')} ${paymentNo}：${words}`
    }
    if (run) {
      tell('…')
      Promise.resolve()
        .then(() => run(paymentNo))
        .then(tell, (error: unknown) => tell(error instanceof Error ? error.message : String(error)))
    }
    return home
  }

  const answer = (request: SimulatedRequest): SimulatedReply | null => {
    const { method, url, body } = request
    if (url.pathname === '/gateway.do' || isBillAddress(url)) {
      const reply = answerAlipay(alipay.simulator, url, body)
      // The payer who opened the signed page sees the simulator's own, where he pays.
      return reply?.status === 200 && reply.type.startsWith('text/html') ? home : reply
    }
    if (/^\/(v3|sns|connect)\//.test(url.pathname)) return wechat.simulator.answer(request)
    if (method === 'POST') return act(request)
    return { status: 200, type: 'text/html; charset=utf-8', body: simulatorPage(halves, said) }
  }

  const server = await listen(answer, port)
  alipay.simulator.filesAt = server.url
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const settings = {
    wechat: await writeWechatKeys(wechat, folder, server.url),
    alipay: await writeAlipayKeys(alipay, folder, `${server.url}/gateway.do`),
  }
  return { url: server.url, settings, ...byHouse, stop: server.close }
}
