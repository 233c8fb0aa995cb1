import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findOpenssl, type LocalChain, type LocalTsa, startLocalChain, startLocalTsa } from '@portal/proofs/testing'

/** The settings that a portal reads from the file that EVIDENCE_PROOFS_FILE names. */
export type ProofServices = {
  settings: { tsa?: object[]; witnesses: object; anchor: object }
  /** Why there are no time-stamps; undefined where the services give them. */
  withoutStamps: string | undefined
  stop: () => Promise<void>
}

type Ports = { tsa?: number; witness?: number; chain?: number }

const root = join(import.meta.dirname, '..')

/** Starts a witness in a process of its own, as another organisation runs it. */
const startWitness = async (folder: string, logs: readonly string[], port: number) => {
  const child = spawn(process.execPath, [join(root, 'apps', 'witness', 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      WITNESS_NAME: 'localhost/w1',
      WITNESS_FOLDER: folder,
      WITNESS_PORT: String(port),
      WITNESS_LOGS: logs.join(','),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  let vkey = ''
  for await (const line of createInterface({ input: child.stdout })) {
    vkey = /\bvkey (\S+)/.exec(line)?.[1] ?? vkey
    const url = / at (http\S+)/.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return { vkey, url, stop }
  }
  throw new Error('the witness did not start')
}

const startAuthorities = async (folder: string, port: number): Promise<LocalTsa[]> => {
  const names = ['演示时间戳机构一', '演示时间戳机构二']
  return await Promise.all(
    names.map((name, at) =>
      startLocalTsa({ name, folder: join(folder, `tsa-${at + 1}`), port: port === 0 ? 0 : port + at }),
    ),
  )
}

/**
 * Starts two time-stamp authorities, a witness and a chain on this machine: they really work, but nobody else has a reason
 * to trust them. What they must remember lies in `folder`, so that proofs of yesterday still verify today.
 */
export const startProofServices = async (input: {
  folder: string
  /** The keys of the logs that the witness cosigns. */
  logs: readonly string[]
  ports?: Ports
}): Promise<ProofServices> => {
  const { folder, logs, ports = {} } = input
  await mkdir(folder, { recursive: true })
  const openssl = findOpenssl()
  const started: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    await Promise.all(started.map((service) => service.stop()))
  }
  try {
    const authorities = openssl ? await startAuthorities(folder, ports.tsa ?? 0) : []
    started.push(...authorities)
    const witness = await startWitness(join(folder, 'witness'), logs, ports.witness ?? 0)
    started.push(witness)
    const state = ['--state', join(folder, 'chain.json'), '--state-interval', '5']
    const chain = await startLocalChain({ port: ports.chain ?? 0, arguments: state })
    started.push(chain)
    return {
      settings: settingsOf(authorities, witness, chain),
      withoutStamps: openssl ? undefined : '本机没有 OpenSSL 3，时间戳机构未启动：证据将没有时间戳。',
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const settingsOf = (
  authorities: readonly LocalTsa[],
  { vkey, url }: { vkey: string; url: string },
  chain: LocalChain,
): ProofServices['settings'] => ({
  ...(authorities.length > 0
    ? { tsa: authorities.map(({ name, url: at, rootPem, policy }) => ({ name, url: at, rootPem, policies: [policy] })) }
    : {}),
  witnesses: { quorum: 1, witnesses: [{ vkey, url }] },
  anchor: {
    name: '演示链（本机开发链）',
    chainId: chain.chainId,
    rpc: [chain.url],
    key: chain.key,
    confirmations: 1,
    everySeconds: 0,
  },
})
