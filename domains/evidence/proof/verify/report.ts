import type { SealedStatement } from '../statement/statement.ts'
import { type CardFact, type Findings, type LogPosition, type TimeFact, timeText } from './findings.ts'
import { type Claim, type Text, verdictOf } from './reasons.ts'

export type Conclusion = 'VALID' | 'PARTIAL' | 'INVALID' | 'CANNOT_TELL'

export type Report = {
  verdict: Conclusion
  conclusion: Text
  claims: readonly Claim[]
  times: readonly TimeFact[]
  log: LogPosition | null
  /** What the statement says of a time card in its pictures, where that holds. */
  card: CardFact | null
  statement: SealedStatement | null
  digests: { sha256: string; sm3: string } | null
}

/** The worst first. */
const severity = ['INVALID', 'CANNOT_TELL', 'PARTIAL'] as const

/** A chain is one proof beside others: where it cannot be judged offline, the others stand as they are. */
const counts = (one: Claim): boolean => !(one.id === 'anchor' && verdictOf(one) === 'CANNOT_TELL')

const overall = (claims: readonly Claim[]): Conclusion => {
  const verdicts = claims.filter(counts).map(verdictOf)
  return severity.find((verdict) => verdicts.includes(verdict)) ?? 'VALID'
}

/** A block time counts only after the block was compared with the chain, which is not done here. */
const earliest = (times: readonly TimeFact[]): TimeFact | undefined =>
  times.filter(({ source }) => source !== 'chain').sort((one, other) => one.at - other.at)[0]

const existed = (times: readonly TimeFact[]): Text => {
  const first = earliest(times)
  if (!first) {
    return {
      zh: '内容与登记在日志中的声明一致；没有可独立核验的时间。',
      en: 'The content is what the log recorded; no time can be verified independently.',
    }
  }
  const { zh, en } = timeText(first)
  return {
    zh: `这些内容不晚于 ${zh} 已经存在，此后未被改动。`,
    en: `This content existed not later than ${en} and has not been altered since.`,
  }
}

/** The other side of the time: only of the pictures named, and only as far as a machine can say. */
const notOlder = (card: CardFact | null): Text => {
  if (!card) return { zh: '', en: '' }
  const { zh, en } = timeText(card.bound)
  const paths = card.paths.join('、')
  return {
    zh: `声明写明 ${paths} 中有时间卡 ${card.code}，该卡不早于 ${zh}；照片中看得到这张卡的，照片也不早于这个时间。`,
    en: ` The statement says that ${paths} shows time card ${card.code}, which is not older than ${en}; where the photo shows it, neither is the photo.`,
  }
}

const conclude = (verdict: Conclusion, times: readonly TimeFact[], card: CardFact | null): Text => {
  const [until, since] = [existed(times), notOlder(card)]
  const { zh, en } = { zh: until.zh + since.zh, en: until.en + since.en }
  switch (verdict) {
    case 'VALID':
      return { zh: `核验通过。${zh}`, en: `Verified. ${en}` }
    case 'PARTIAL':
      return {
        zh: `所提供的部分核验通过，另有内容未提供，见各项。${zh}`,
        en: `What is here is verified; something is withheld, see the claims. ${en}`,
      }
    case 'INVALID':
      return {
        zh: '核验不通过：至少一项与证明不符，见各项。',
        en: 'Not verified: at least one claim contradicts the proofs, see the claims.',
      }
    case 'CANNOT_TELL':
      return {
        zh: '无法判断：缺少来自包外的核验依据，或缺少核验所需的证明。包内自带的公钥和证书不能证明自己。',
        en: 'Cannot tell: pins from outside the package, or a proof that is needed, are missing. Keys inside the package do not prove themselves.',
      }
  }
}

export const reportOf = (input: {
  statement: SealedStatement | null
  digests: Report['digests']
  findings: Findings
  card: CardFact | null
}): Report => {
  const { claims, times, log } = input.findings
  const verdict = overall(claims)
  return {
    verdict,
    conclusion: conclude(verdict, times, input.card),
    claims,
    times,
    log,
    card: input.card,
    statement: input.statement,
    digests: input.digests,
  }
}
