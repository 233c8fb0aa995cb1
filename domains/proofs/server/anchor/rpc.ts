import * as z from 'zod/mini'
import { readAnswer } from '../timestamp/read-answer.ts'
import type { ChainSettings } from './chain-settings.ts'

const limits = { within: 10_000, maxBytes: 16 * 1024 * 1024 }

const mark = 'chain'
/** An error that says that the chain does not do as asked; `isChainFailure` knows it. */
export const chainFailure = (fault: string): Error => new Error(`${mark}: ${fault}`)

/** Whether `error` says that the chain or the connection to it failed, so that the caller tries again later. */
export const isChainFailure = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith(`${mark}: `)

const reply = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
})

const readJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export type RpcCall<Result> = { method: string; params: readonly unknown[]; form: z.ZodMiniType<Result> }

const callOne = async <Result>(
  { headers }: ChainSettings,
  url: string,
  { method, params, form }: RpcCall<Result>,
): Promise<{ result: Result } | { fault: string }> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
  const answer = await readAnswer(url, request, limits)
  if ('fault' in answer) return { fault: `${method}: ${answer.fault}` }
  const read = reply.safeParse(readJson(answer.bytes))
  if (!read.success) return { fault: `${method}: no JSON-RPC` }
  if (read.data.error) return { fault: `${method}: ${read.data.error.message}` }
  const { success, data } = form.safeParse(read.data.result ?? null)
  return success ? { result: data } : { fault: `${method}: an answer of another form` }
}

/** The answer of the first node that answers. */
export const ask = async <Result>(chain: ChainSettings, call: RpcCall<Result>): Promise<Result> => {
  const faults: string[] = []
  for (const url of chain.rpc) {
    const answer = await callOne(chain, url, call)
    if ('result' in answer) return answer.result
    faults.push(answer.fault)
  }
  throw chainFailure(faults.join('; '))
}

/** The answer that two nodes give alike, where two are configured: a single one may lie, or follow a fork. */
export const agree = async <Result>(chain: ChainSettings, call: RpcCall<Result>): Promise<Result> => {
  const answers = await Promise.all(chain.rpc.map((url) => callOne(chain, url, call)))
  const needed = Math.min(2, chain.rpc.length)
  const said = answers.flatMap((answer) => ('result' in answer ? [answer.result] : []))
  const agreed = said.find(
    (one) => said.filter((other) => JSON.stringify(other) === JSON.stringify(one)).length >= needed,
  )
  if (agreed !== undefined) return agreed
  const faults = answers.flatMap((answer) => ('fault' in answer ? [answer.fault] : []))
  throw chainFailure(`${call.method}: ${needed} nodes do not agree ${faults.join('; ')}`)
}

/** Sends signed bytes to every node. Their answers prove nothing either way; the faults returned are for the operator. */
export const broadcast = async (chain: ChainSettings, raw: string): Promise<string[]> => {
  const call = { method: 'eth_sendRawTransaction', params: [raw], form: z.unknown() }
  const answers = await Promise.all(chain.rpc.map((url) => callOne(chain, url, call)))
  return answers.flatMap((answer) => ('fault' in answer ? [answer.fault] : []))
}
