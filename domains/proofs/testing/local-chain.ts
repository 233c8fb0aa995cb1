import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

export type LocalChain = {
  url: string
  chainId: number
  /** The key of an account with money on this chain, which is worth nothing anywhere else. */
  key: `0x${string}`
  /** Calls the node directly; the node's own commands for tests work too. */
  call: <Result>(method: string, ...params: unknown[]) => Promise<Result>
  stop: () => Promise<void>
}

/** The first key from the word list that every development node starts with. */
const developmentKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

const anvil = join(dirname(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')), 'bin.mjs')

/** Starts an empty chain on this machine (anvil), which ends with its process. */
export const startLocalChain = async (
  options: { chainId?: number; port?: number; arguments?: readonly string[] } = {},
): Promise<LocalChain> => {
  const { chainId = 31_337, port = 0, arguments: more = [] } = options
  const child = spawn(
    process.execPath,
    [anvil, '--port', String(port), '--chain-id', String(chainId), '--accounts', '2', ...more],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TARGET_TOOL: 'anvil' } },
  )
  let url = ''
  for await (const line of createInterface({ input: child.stdout })) {
    const [, found] = /Listening on (\S+)/.exec(line) ?? []
    if (!found) continue
    url = `http://${found}`
    break
  }
  if (url === '') throw new Error(`the local chain did not start (exit ${child.exitCode})`)
  child.stdout.resume()
  let id = 0
  return {
    url,
    chainId,
    key: developmentKey,
    call: async <Result>(method: string, ...params: unknown[]): Promise<Result> => {
      id += 1
      const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const { result, error } = (await response.json()) as { result: Result; error?: { message: string } }
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
