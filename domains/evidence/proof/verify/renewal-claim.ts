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

/** The revocation lists that a renewal names for one of the statement's tokens (`ours`), and that are not in the package. */
const missingLists = (
  contents: Contents,
  folder: string,
  listed: readonly Listed[],
  ours: ReadonlyMap<string, number>,
) => {
  const kept = digestsIn(contents, `${folder}${revocationFolder}`)
  return listed.filter(({ token }) => ours.has(token)).flatMap(({ lists }) => lists.filter((list) => !kept.has(list)))
}

/** When a renewal took place: the earliest moment that a witness or an authority states for it. */
const momentOf = (times: readonly TimeFact[]): TimeFact | undefined =>
  times.filter(({ source }) => source !== 'chain').sort((one, other) => one.at - other.at)[0]

/** Until when tokens can be relied on (epoch ms): until the first of their certificates ends. */
const vouchedUntil = (tokens: readonly TokenFact[]): number | undefined =>
  tokens.length > 0 ? Math.min(...tokens.map(({ until }) => until)) : undefined

/**
 * Judges whether the time-stamps of a statement were renewed while their certificates were still valid: a list that names
 * them was put into the log and stamped anew (as in RFC 4998, but by the log). So a key that is lost or broken only later
 * cannot have made them. Each renewal moves the date by which the next one must follow.
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
