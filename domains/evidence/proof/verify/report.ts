import type { SealedStatement } from '../statement/statement.ts'
import { type CardFact, type Findings, type LogPosition, type TimeFact, timeText } from './findings.ts'
import { type Claim, isStatedOnly, type ReasonName, type Text, verdictOf } from './reasons.ts'

export type Conclusion = 'VALID' | 'PARTIAL' | 'INVALID' | 'CANNOT_TELL'

export type Report = {
  verdict: Conclusion
  conclusion: Text
  claims: readonly Claim[]
  times: readonly TimeFact[]
  log: LogPosition | null
  /** The time card that the statement says its pictures show; null if there is none, or its proofs do not hold. */
  card: CardFact | null
  statement: SealedStatement | null
  digests: { sha256: string; sm3: string } | null
}

/** The verdicts that outweigh `VALID`, the worst first. */
const severity = ['INVALID', 'CANNOT_TELL', 'PARTIAL'] as const

/** What the conclusion mentions besides the verdict. `records`: the address of the public records, from the pins. */
export type Notes = {
  /** Missing proofs that were ordered, and missing files that could be made anew from others. */
  missing: readonly (Text | string)[]
  /** The paths of files that the verifier does not judge. */
  foreign: readonly string[]
  /** The paths of files for reading, which nothing proves. */
  reading: readonly string[]
  records: string | undefined
}

export const noNotes: Notes = { missing: [], foreign: [], reading: [], records: undefined }

/** A block that is only stated does not count for the verdict: the chain is one proof among others, which hold without it. */
const counts = (one: Claim): boolean => !isStatedOnly(one)

const overall = (claims: readonly Claim[]): Conclusion => {
  const verdicts = claims.filter(counts).map(verdictOf)
  return severity.find((verdict) => verdicts.includes(verdict)) ?? 'VALID'
}

/** The earliest time, without block times: these count only after the block was compared with the chain, not done here. */
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

/** The sentence that the pictures with the time card are not older than the card, provided that they really show it. */
const notOlder = (card: CardFact | null): Text => {
  if (!card) return { zh: '', en: '' }
  const { zh, en } = timeText(card.bound)
  const paths = card.paths.join('、')
  return {
    zh: `声明写明 ${paths} 中有时间卡 ${card.code}，该卡不早于 ${zh}；照片中看得到这张卡的，照片也不早于这个时间。`,
    en: ` The statement says that ${paths} shows time card ${card.code}, which is not older than ${en}; where the photo shows it, neither is the photo.`,
  }
}

const plain = (text: Text | string): Text => (typeof text === 'string' ? { zh: text, en: text } : text)

/** One sentence with a list at its end; nothing where the list is empty. */
const sentence = (zh: string, en: string, items: readonly (Text | string)[]): Text => {
  if (items.length === 0) return { zh: '', en: '' }
  const told = items.map(plain)
  return {
    zh: `${zh}${told.map((text) => text.zh).join('、')}。`,
    en: ` ${en}${told.map((text) => text.en).join(', ')}.`,
  }
}

/** The sentence on later supplements: a package cannot tell whether its record was supplemented after it was handed out. */
const afterwards = (statement: SealedStatement | null, records: string | undefined): Text => {
  const number = statement?.evidence ?? ''
  const place = records === undefined ? number : `${records}${number}`
  return {
    zh: `此后可能另有补充，见公开记录 ${place}。`,
    en: ` The record may have been supplemented since, see its public record ${place}.`,
  }
}

/** The sentence on files that are smaller copies of pictures, which the sender declares and nothing proves. */
const copies = (statement: SealedStatement | null): Text =>
  sentence(
    '压缩副本，不是相机原图（原图的摘要由提交者声明，未经证明）：',
    'Smaller copies, not what the camera made (the pictures they were made from are declared by the sender, unproved): ',
    (statement?.files ?? []).flatMap(({ path, copyOf }) => (copyOf ? [path] : [])),
  )

/** The sentences that name what is in the package and is not proved. */
const unproved = ({ foreign, reading }: Notes, claims: readonly Claim[]): Text[] => [
  sentence('未经证明、不在结论之内的文件：', 'Unproved, and no part of the conclusion: ', foreign),
  claims.some(({ reason }) => statedBlocks.includes(reason))
    ? { zh: '链上锚定所写的区块及其时间仅为自述。', en: ' Block and time of the anchor are only stated.' }
    : { zh: '', en: '' },
  sentence('仅供阅读或方便、未经证明：', 'For reading or convenience, and unproved: ', reading),
]

const statedBlocks: readonly ReasonName[] = ['anchor_online', 'anchor_blockless', 'anchor_unpinned']

const joined = (...texts: readonly Text[]): Text => ({
  zh: texts.map(({ zh }) => zh).join(''),
  en: texts
    .map(({ en }) => en)
    .join('')
    .trim(),
})

const headings = {
  VALID: { zh: '核验通过。', en: 'Verified.' },
  PARTIAL: {
    zh: '所提供的部分核验通过，另有内容未提供或未经证明，见各项。',
    en: 'What is proved here is verified; something is withheld or unproved, see the claims.',
  },
  INVALID: {
    zh: '核验不通过：至少一项与证明不符，见各项。',
    en: 'Not verified: at least one claim contradicts the proofs, see the claims.',
  },
  CANNOT_TELL: {
    zh: '无法判断：缺少来自包外的核验依据，或缺少核验所需的证明。包内自带的公钥和证书不能证明自己。',
    en: 'Cannot tell: pins from outside the package, or a proof that is needed, are missing. Keys inside the package do not prove themselves.',
  },
} satisfies Record<Conclusion, Text>

/** The conclusion of a report: what holds, what is missing, where later supplements would be, and what is not proved. */
const conclude = (verdict: Conclusion, input: Reported): Text => {
  const { findings, card, notes, statement } = input
  const heading = headings[verdict]
  const rest = unproved(notes, findings.claims)
  if (verdict === 'INVALID') return heading
  if (verdict === 'CANNOT_TELL') return joined(heading, ...rest)
  const { zh, en } = existed(findings.times)
  return joined(
    heading,
    sentence('缺少 ', 'Missing: ', notes.missing),
    { zh, en: ` ${en}` },
    notOlder(card),
    copies(statement),
    afterwards(statement, notes.records),
    ...rest,
  )
}

type Reported = {
  statement: SealedStatement | null
  digests: Report['digests']
  findings: Findings
  card: CardFact | null
  notes: Notes
}

export const reportOf = (input: Reported): Report => {
  const { statement, digests, card } = input
  const { claims, times, log } = input.findings
  const verdict = overall(claims)
  return { verdict, conclusion: conclude(verdict, input), claims, times, log, card, statement, digests }
}
