import { readFileSync } from 'node:fs'
import { type Config, defineSettings, jsonSetting, startFailure, textSetting } from '@portal/platform/server'
import * as z from 'zod/mini'
import { isKeyName, readVkey, signatureTypes, type VerifierKey } from '../proof/signed-note.ts'
import { type ChainSettings, readChain } from './anchor/chain-settings.ts'
import { type Authority, readAuthorities } from './timestamp/authority.ts'

/** A witness that the portal asks to cosign: its key and its address. */
export type Witness = { key: VerifierKey; url: string }

/** The settings of the proofs, checked and read. */
export type ProofsSettings = {
  /** The name of the log and of its key, which never changes. */
  origin: string
  /** The log's private key, PKCS8 in base64; undefined in a demonstration, which makes its own. */
  logKey: string | undefined
  /** Keys of logs that this portal kept before and signs no more; verifiers still need them for what these logs signed. */
  formerLogs: readonly VerifierKey[]
  /** The last signed checkpoint as `<size>:<root>`, in the operator's own words, for a signer whose memory was lost. */
  logRecovery: string | undefined
  /** How many of these witnesses must cosign. */
  quorum: number
  witnesses: readonly Witness[]
  /** Time-stamp authorities, the primary one first; none where none is contracted. */
  authorities: readonly Authority[]
  /** The chain onto which checkpoints are written; undefined where there is none. */
  chain: ChainSettings | undefined
}

const witnessForm = z.object({ vkey: z.string(), url: z.url({ protocol: /^https?$/ }) })
const witnessesForm = z.union([
  z.array(witnessForm),
  z.object({ quorum: z.int().check(z.gte(0)), witnesses: z.array(witnessForm) }),
])
const fileForm = z.object({
  log: z.optional(z.object({ origin: z.optional(z.string()), key: z.optional(z.string()) })),
  witnesses: z.optional(z.unknown()),
  tsa: z.optional(z.unknown()),
  anchor: z.optional(z.unknown()),
})

const readFile = (path: string | undefined): z.infer<typeof fileForm> => {
  if (path === undefined) return {}
  try {
    return fileForm.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw Object.assign(startFailure('config', `EVIDENCE_PROOFS_FILE ${path} 无法读取，或不是约定的 JSON`), { cause })
  }
}

const readWitnesses = (value: unknown): Pick<ProofsSettings, 'quorum' | 'witnesses'> => {
  const { success, data } = witnessesForm.safeParse(value ?? [])
  if (!success) throw startFailure('config', 'EVIDENCE_WITNESSES 须为 {"quorum":1,"witnesses":[{"vkey","url"}]}')
  const { quorum, witnesses } = Array.isArray(data) ? { quorum: data.length, witnesses: data } : data
  const found = witnesses.map(({ vkey, url }) => ({ key: readWitnessKey(vkey), url: url.replace(/\/+$/, '') }))
  // One key under two names would count as two witnesses here, but as one for a verifier.
  if (new Set(found.map(({ key }) => key.publicKey.join())).size < found.length) {
    throw startFailure('config', 'EVIDENCE_WITNESSES 中同一密钥只能出现一次')
  }
  if (quorum > found.length) throw startFailure('config', 'EVIDENCE_WITNESSES 的 quorum 多于见证人')
  return { quorum, witnesses: found }
}

const readWitnessKey = (vkey: string): VerifierKey => {
  const key = readVkey(vkey)
  if (key?.type === signatureTypes.cosignature) return key
  throw startFailure('config', `EVIDENCE_WITNESSES 中的 vkey 有误：${vkey}`)
}

const readFormerLogs = (text: string | undefined, origin: string): VerifierKey[] =>
  (text ?? '')
    .split(',')
    .map((vkey) => vkey.trim())
    .filter((vkey) => vkey !== '')
    .map((vkey) => {
      const key = readVkey(vkey)
      if (key?.type !== signatureTypes.ed25519) {
        throw startFailure('config', `EVIDENCE_LOG_FORMER 中的公钥有误：${vkey}`)
      }
      // Under one name two keys could sign two histories.
      if (key.name === origin) throw startFailure('config', `EVIDENCE_LOG_FORMER 中的日志与现用日志同名：${key.name}`)
      return key
    })

const readLogKey = (text: string | undefined, mode: Config['mode']): string | undefined => {
  if (mode !== 'production' || text !== undefined) return text
  const made = 'openssl genpkey -algorithm ed25519 -outform DER | base64 -w0'
  throw startFailure('config', `生产模式缺少密钥：EVIDENCE_LOG_KEY（存证日志的签名密钥）。生成一个：${made}`)
}

const environment = z.object({
  EVIDENCE_PROOFS_FILE: textSetting(),
  EVIDENCE_LOG_ORIGIN: textSetting(),
  EVIDENCE_LOG_KEY: textSetting(),
  EVIDENCE_LOG_FORMER: textSetting(),
  EVIDENCE_LOG_RECOVERY: textSetting(),
  EVIDENCE_WITNESSES: jsonSetting(),
  EVIDENCE_TSA: jsonSetting(),
  EVIDENCE_ANCHOR: jsonSetting(),
})

/** The settings of the proofs: from variables, and from a JSON file for what no variable can say. */
export const proofsSettings = defineSettings(environment, (values, { publicUrl, mode }): ProofsSettings => {
  const file = readFile(values.EVIDENCE_PROOFS_FILE)
  const origin = values.EVIDENCE_LOG_ORIGIN ?? file.log?.origin ?? `${new URL(publicUrl).host}/ev1`
  if (!isKeyName(origin)) throw startFailure('config', `EVIDENCE_LOG_ORIGIN 不能含空格或加号，现为“${origin}”`)
  return {
    origin,
    logKey: readLogKey(values.EVIDENCE_LOG_KEY ?? file.log?.key, mode),
    formerLogs: readFormerLogs(values.EVIDENCE_LOG_FORMER, origin),
    logRecovery: values.EVIDENCE_LOG_RECOVERY,
    ...readWitnesses(values.EVIDENCE_WITNESSES ?? file.witnesses),
    authorities: readAuthorities(values.EVIDENCE_TSA ?? file.tsa),
    chain: readChain(values.EVIDENCE_ANCHOR ?? file.anchor),
  }
})
