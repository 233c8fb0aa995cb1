import type { Pins } from '@portal/proofs/proof'
import { digestsOf } from '../package/digests.ts'
import { revocationFolder } from '../package/layout.ts'
import type { Contents } from './contents.ts'
import { type LogPosition, type TimeFact, timeText } from './findings.ts'
import { proofFindings } from './proof-findings.ts'
import { type Claim, claim, type ReasonName, verdictOf, weighsBeside } from './reasons.ts'
import { type Listed, renewalsIn } from './renewal-list.ts'
import type { TokenFact } from './time-claims.ts'

const digestsIn = ({ digests }: Contents, folder: string): Set<string> =>
  new Set([...digests].flatMap(([path, { sha256 }]) => (path.startsWith(folder) ? [sha256] : [])))

/** Revocation lists that a renewal names of a token of ours, and that are not here. */
const missingLists = (
  contents: Contents,
  folder: string,
  listed: readonly Listed[],
  ours: ReadonlyMap<string, number>,
) => {
  const kept = digestsIn(contents, `${folder}${revocationFolder}`)
  return listed.filter(({ token }) => ours.has(token)).flatMap(({ lists }) => lists.filter((list) => !kept.has(list)))
}

/** When a renewal took place, as others told: the earliest of its moments. */
const momentOf = (times: readonly TimeFact[]): TimeFact | undefined =>
  times.filter(({ source }) => source !== 'chain').sort((one, other) => one.at - other.at)[0]

/** Until when tokens are vouched for: as long as the first of the certificates lasts. */
const vouchedUntil = (tokens: readonly TokenFact[]): number | undefined =>
  tokens.length > 0 ? Math.min(...tokens.map(({ until }) => until)) : undefined

/**
 * That the stamps of a statement were put into the log anew by younger ones while their certificates lasted (RFC 4998, by
 * the log): a key that is lost or broken later could not have made them. Each renewal carries the next.
 */
export const renewalClaim = async (input: {
  contents: Contents
  folder: string
  tokens: readonly TokenFact[]
  log: LogPosition | null
  pins: Pins
}): Promise<Claim> => {
  const { contents, folder, tokens, log, pins } = input
  const only = (name: ReasonName, items: Claim['items'] = []) => claim('renewal', name, items)
  const found = renewalsIn(contents, folder)
  if (!found) return only('renewal_refused')
  if (found.length === 0) return only('renewal_none')
  if (!log) return only('renewal_open')
  if (tokens.length === 0) return only('renewal_withheld')

  const until = new Map(tokens.map((token) => [token.sha256, token.until]))
  const items: Claim['items'][number][] = []
  let isLate = false
  for (const { list, listed, folder: place, files } of found) {
    const digests = await digestsOf([list])
    const proofs = await proofFindings({ statement: list, digests, files, pins })
    const verdicts = proofs.claims.filter(weighsBeside).map(verdictOf)
    const renewed = listed.filter(({ token }) => until.has(token))
    if (verdicts.includes('INVALID') || renewed.length === 0) return only('renewal_refused', [place])
    if (missingLists(contents, folder, listed, until).length > 0) return only('renewal_revocation', [place])
    const moment = momentOf(proofs.times)
    const next = vouchedUntil(proofs.tokens)
    if (verdicts.includes('CANNOT_TELL')) return only('renewal_open', [place])
    if (!moment || next === undefined || verdicts.includes('PARTIAL')) return only('renewal_withheld', [place])
    for (const { token } of renewed) {
      if (moment.at <= (until.get(token) ?? 0)) until.set(token, next)
      else isLate = true
    }
    items.push(timeText(moment))
  }
  return only(isLate ? 'renewal_late' : 'renewal_kept', items)
}
