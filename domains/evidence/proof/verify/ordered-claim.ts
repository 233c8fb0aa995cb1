import { certificateBytes, type Pins } from '@portal/proofs/proof'
import { digestsOf } from '../package/digests.ts'
import { proofNames, tokensOf } from '../package/layout.ts'
import type { SealedStatement } from '../statement/statement.ts'
import { type Claim, claim, type Text } from './reasons.ts'
import type { TimeFindings } from './time-claims.ts'

type Proved = {
  statement: SealedStatement
  files: ReadonlyMap<string, Uint8Array>
  proofs: TimeFindings
  pins: Pins
}

const lack = (count: number, zh: string, en: string, names: readonly string[] = []): Text[] => {
  if (count <= 0) return []
  const [whoZh, whoEn] = names.length > 0 ? [`（${names.join('、')}）`, ` (${names.join(', ')})`] : ['', '']
  return [{ zh: `${count} 个${zh}${whoZh}`, en: `${count} × ${en}${whoEn}` }]
}

/** The names that the pins give to the authorities with these roots; a root that is not pinned gets no name. */
const namesOf = async (pins: Pins, roots: readonly string[]): Promise<string[]> => {
  const known = await Promise.all(
    pins.timestamps.map(async ({ name, root }) => ({
      name,
      root: (await digestsOf([certificateBytes(root) ?? new Uint8Array()])).sha256,
    })),
  )
  return known.filter(({ root }) => roots.includes(root)).map(({ name }) => name)
}

/**
 * The proofs that were ordered when a record was sealed and are not in the package: removed from it, or not obtained yet when
 * it was made. Undefined if the statement does not say what was ordered, since it is older than that field, or if the log
 * does not show that the statement is the portal's.
 */
export const missingProofs = async ({ statement, files, proofs, pins }: Proved): Promise<Text[] | undefined> => {
  const { ordered } = statement
  if (!ordered || !proofs.log) return undefined
  const held = proofs.tokens.filter(({ target }) => target === 'statement')
  const there = (target: 'statement' | 'checkpoint') => tokensOf(target, [...files.keys()]).length
  // Without a pinned authority no token is judged, and only their number can be compared.
  const absent =
    pins.timestamps.length > 0
      ? ordered.timestamps.filter((root) => !held.some((token) => token.root === root))
      : ordered.timestamps.slice(there('statement'))
  const named = pins.timestamps.length > 0 ? await namesOf(pins, absent) : []
  const checkpoint = proofs.times.filter(({ source }) => source === 'checkpoint').length
  const stamped = pins.timestamps.length > 0 ? checkpoint : there('checkpoint')
  const witnesses = proofs.times.filter(({ source }) => source === 'witness').length
  return [
    ...lack(absent.length, '时间戳', 'time-stamp', named),
    ...lack(ordered.checkpointTimestamps - stamped, '日志签名的时间戳', 'time-stamp of the checkpoint'),
    ...lack(ordered.witnesses - witnesses, '见证人联署', 'cosignature'),
    ...lack(ordered.anchors.length - (files.has(proofNames.anchor) ? 1 : 0), '链上锚定', 'anchor'),
  ]
}

/** The claim whether all proofs that were ordered for the last statement and the earlier ones are in the package. */
export const orderedClaim = ({ ordered }: SealedStatement, missing: readonly Text[] | undefined): Claim => {
  if (!ordered) return claim('ordered', 'ordered_untold')
  if (!missing) return claim('ordered', 'ordered_open')
  return missing.length > 0 ? claim('ordered', 'ordered_missing', missing) : claim('ordered', 'ordered_kept')
}
