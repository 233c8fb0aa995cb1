import type { Pins } from '@portal/proofs/proof'
import type { Claim, Text } from './reasons.ts'

/** A moment (`at`, epoch ms) with who states it: a report never gives one bare "time of preservation". */
export type TimeFact = { source: 'timestamp' | 'witness' | 'checkpoint' | 'chain'; name: string; at: number }

export type LogPosition = { origin: string; index: number; size: number; root: string }

/** A time card that the statement says the pictures at `paths` show: its short code, and the moment it is not older than. */
export type CardFact = { paths: readonly string[]; code: string; bound: TimeFact }

/** What was found about one statement. */
export type Findings = { claims: Claim[]; times: TimeFact[]; log: LogPosition | null }

/** The proofs that lie beside one statement. */
export type ProofBundle = {
  statement: Uint8Array
  digests: { sha256: string; sm3: string }
  /** The files by name, without their folder. */
  files: ReadonlyMap<string, Uint8Array>
  pins: Pins
}

const sourceTitles = {
  timestamp: { zh: '时间戳机构', en: 'time-stamping authority' },
  witness: { zh: '见证人', en: 'witness' },
  checkpoint: { zh: '时间戳机构（日志签名）', en: 'time-stamping authority (checkpoint)' },
  chain: { zh: '区块时间', en: 'block time' },
} satisfies Record<TimeFact['source'], Text>

const shanghaiMs = 8 * 3_600_000

/** China has one time, and no summer time since 1991. */
const chinaTime = (at: number): string =>
  `北京时间 ${new Date(at + shanghaiMs).toISOString().slice(0, 19).replace('T', ' ')}`

export const timeText = ({ source, name, at }: TimeFact): Text => ({
  zh: `${chinaTime(at)}（${sourceTitles[source].zh}：${name}）`,
  en: `${new Date(at).toISOString()} (${sourceTitles[source].en}: ${name})`,
})
