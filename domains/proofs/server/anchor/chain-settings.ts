import { startFailure } from '@portal/platform/server'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { anchorProfiles } from '../../proof/anchor/anchor-file.ts'

/** The chain onto which checkpoints are written. */
export type ChainSettings = {
  name: string
  chainId: number
  rpc: readonly string[]
  account: PrivateKeyAccount
  /** How many blocks, its own included, make a transaction final where the chain itself names no final block. */
  confirmations: number
  /** What the operator says of the chain; it takes the place of what trying would find out. */
  profile: (typeof anchorProfiles)[number] | undefined
  /** HTTP headers that every call carries, such as the key that a gateway asks for. */
  headers: Readonly<Record<string, string>>
  /** The least time between two anchors, in ms; 0 anchors every checkpoint. */
  everyMs: number
}

const form = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  chainId: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)),
  rpc: z.array(z.url({ protocol: /^https?$/ })).check(z.minLength(1), z.maxLength(10)),
  key: z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)),
  confirmations: z._default(z.int().check(z.gte(1), z.lte(1000)), 12),
  profile: z.optional(z.enum(anchorProfiles)),
  header: z.optional(z.record(z.string(), z.string())),
  everySeconds: z._default(z.int().check(z.gte(0), z.lte(86_400)), 600),
})

const shape = '{"name","chainId","rpc":["https://…"],"key":"0x…","confirmations":12}'

/** Reads the setting EVIDENCE_ANCHOR; a wrong one ends the start. Undefined where no chain is configured. */
export const readChain = (value: unknown): ChainSettings | undefined => {
  if (value === undefined) return undefined
  const { success, data } = form.safeParse(value)
  if (!success) throw startFailure('config', `EVIDENCE_ANCHOR 须为 ${shape}`)
  const { name, chainId, rpc, key, confirmations, profile, header = {}, everySeconds } = data
  const account = privateKeyToAccount(key.toLowerCase() as `0x${string}`)
  return { name, chainId, rpc, account, confirmations, profile, headers: header, everyMs: everySeconds * 1000 }
}
