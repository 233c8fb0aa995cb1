import { type Pins, sameBytes, timestampTokenOf } from '@portal/proofs/proof'
import { blobSource } from '../package/blob-source.ts'
import { containerName, mimetype, proofNames, tokensOf } from '../package/layout.ts'
import { openZip } from '../package/open-zip.ts'
import { readWhole } from '../package/package-entry.ts'
import { faultOf } from '../package/package-fault.ts'
import { type Claim, claim } from './reasons.ts'
import { judgeToken } from './time-claims.ts'

type Files = ReadonlyMap<string, Uint8Array>
type Held = { kind: Uint8Array; statement: Uint8Array; token: Uint8Array }

const paths = ['mimetype', 'statement.json', 'META-INF/timestamp.tst'] as const

/** The three files of an ASiC-S container (ETSI EN 319 162-1); undefined if the bytes are not such a container. */
const heldIn = async (bytes: Uint8Array): Promise<Held | undefined> => {
  try {
    const entries = await openZip(blobSource(new Blob([Uint8Array.from(bytes)])))
    if (entries.map(({ path }) => path).join() !== paths.join()) return undefined
    const [kind, statement, token] = await Promise.all(entries.map((entry) => readWhole(entry)))
    return kind && statement && token && { kind, statement, token }
  } catch (error) {
    faultOf(error)
    return undefined
  }
}

/** Whether the same token is in a time-stamp file beside the statement, where it is judged already. */
const isBeside = (files: Files, token: Uint8Array): boolean =>
  tokensOf('statement', [...files.keys()]).some((name) => {
    const own = timestampTokenOf(files.get(name) ?? new Uint8Array())
    return own !== undefined && sameBytes(own, token)
  })

/** Judges whether the signature container for other programs holds this statement and its time-stamp, and nothing else. */
export const containerClaim = async (files: Files, pins: Pins): Promise<Claim> => {
  const bytes = files.get(containerName)
  if (!bytes) return claim('container', 'container_none')
  const held = await heldIn(bytes)
  const data = files.get(proofNames.statement) ?? new Uint8Array()
  if (!held || new TextDecoder().decode(held.kind) !== mimetype || !sameBytes(held.statement, data)) {
    return claim('container', 'container_other')
  }
  if (isBeside(files, held.token)) return claim('container', 'container_same')
  if (pins.timestamps.length === 0) return claim('container', 'container_open')
  const judged = await judgeToken(held.token, { source: 'timestamp', data }, pins)
  return claim('container', 'fact' in judged ? 'container_same' : 'container_other')
}
