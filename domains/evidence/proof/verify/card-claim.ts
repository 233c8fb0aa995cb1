import {
  type Checkpoint,
  cosignersOf,
  fromBase64,
  leafText,
  openCheckpoint,
  type Pins,
  readCheckpoint,
  readNote,
  readPulse,
  readVkey,
  readWitnessRequest,
  sameBytes,
  shortCode,
  verifyConsistency,
  verifyLogProof,
} from '@portal/proofs/proof'
import { digestsOf } from '../package/digests.ts'
import { cardNames, tokensOf } from '../package/layout.ts'
import type { SealedStatement } from '../statement/statement.ts'
import { type CardFact, type LogPosition, type TimeFact, timeText } from './findings.ts'
import { type Claim, claim, type ReasonName } from './reasons.ts'
import { judgeToken } from './time-claims.ts'

type NotBefore = NonNullable<SealedStatement['notBefore']>
type Files = ReadonlyMap<string, Uint8Array>
type CardFindings = { claim: Claim; card: CardFact | null }

const only = (name: ReasonName, items: Claim['items'] = []): CardFindings => ({
  claim: claim('card', name, items),
  card: null,
})
const textOf = (bytes: Uint8Array | undefined): string | undefined => bytes && new TextDecoder().decode(bytes)
const keysOf = (texts: readonly string[]) => texts.map(readVkey).filter((key) => key !== undefined)

/** The index of the pulse in the log, if the state of the log that the card shows (`shown`) contains it; else undefined. */
const pulseIndex = async (files: Files, shown: Checkpoint, pins: Pins): Promise<number | undefined> => {
  const pulse = files.get(cardNames.pulse) ?? new Uint8Array()
  const verdict = verifyLogProof({
    proof: textOf(files.get(cardNames.logProof)) ?? '',
    leaf: new TextEncoder().encode(leafText(await digestsOf([pulse]))),
    logs: keysOf(pins.logs),
    policy: { quorum: pins.witnesses.quorum, witnesses: keysOf(pins.witnesses.keys) },
  })
  if ('fault' in verdict) return undefined
  const { index, checkpoint } = verdict
  const isShown = checkpoint.origin === shown.origin && checkpoint.size === shown.size
  return isShown && sameBytes(checkpoint.root, shown.root) ? index : undefined
}

/** Whether the state that the card shows is an earlier state of the log in which the statement is (a consistency proof). */
const wentOn = (files: Files, shown: Checkpoint, log: LogPosition): boolean => {
  const request = readWitnessRequest(textOf(files.get(cardNames.history)) ?? '')
  const root = fromBase64(log.root)
  const later = request && readCheckpoint(readNote(request.checkpoint)?.text ?? '')
  if (!request || !later || !root || request.old !== shown.size) return false
  if (later.size !== log.size || !sameBytes(later.root, root)) return false
  return verifyConsistency({ old: shown.size, oldRoot: shown.root, size: log.size, root, proof: request.proof })
}

type Told = { times: TimeFact[]; isWrong: boolean }

/** The moments that witnesses and authorities stated for the checkpoint inside the pulse, which is older than the pulse. */
const toldMoments = async (files: Files, index: number, pins: Pins): Promise<Told> => {
  const pulse = readPulse(textOf(files.get(cardNames.pulse)) ?? '')
  if (!pulse) return { times: [], isWrong: true }
  const names = tokensOf('checkpoint', [...files.keys()])
  if (pulse.checkpoint === '') return { times: [], isWrong: names.length > 0 }
  const opened = openCheckpoint(pulse.checkpoint, keysOf(pins.logs))
  if ('fault' in opened || opened.checkpoint.size > index) return { times: [], isWrong: true }
  const times: TimeFact[] = cosignersOf(opened.note, { witnesses: keysOf(pins.witnesses.keys) }).map((cosigned) => ({
    source: 'witness',
    name: cosigned.witness.name,
    at: cosigned.seconds * 1000,
  }))
  const data = new TextEncoder().encode(opened.note.text)
  for (const name of names) {
    const token = files.get(name) ?? new Uint8Array()
    const { sha256 } = await digestsOf([token])
    if (!pulse.tokens.includes(sha256)) return { times: [], isWrong: true }
    const judged =
      pins.timestamps.length > 0 ? await judgeToken(token, { source: 'checkpoint', data }, pins) : undefined
    if (judged && 'fact' in judged) times.push(judged.fact)
  }
  return { times, isWrong: false }
}

const latest = (times: readonly TimeFact[]): TimeFact | undefined =>
  [...times].sort((one, other) => other.at - one.at)[0]

const blockItems = ({ block }: NotBefore): Claim['items'] =>
  block
    ? [
        {
          zh: `卡上的区块哈希 0x${block.hash}（链 ${block.chainId}），可与任一节点核对`,
          en: `block 0x${block.hash} of chain ${block.chainId}: compare with any node`,
        },
      ]
    : []

/**
 * Judges whether the time card that a statement names shows an earlier state of this log, and not one older than the moments
 * that others stated. Whether the pictures show the card is not judged: people can see it, and any scanner can read its code.
 */
export const cardFindings = async (input: {
  statement: SealedStatement
  files: Files
  log: LogPosition | null
  pins: Pins
}): Promise<CardFindings> => {
  const { statement, files, log, pins } = input
  const { notBefore } = statement
  if (!notBefore) return only('card_none')
  if (!log) return only('card_open')
  const root = fromBase64(notBefore.root)
  const { origin, size, paths = [] } = notBefore
  const isNamed = paths.every((path) => statement.files.some((file) => file.path === path))
  if (root?.length !== 32 || !isNamed || origin !== log.origin || size > log.index) return only('card_refused')
  if (Object.values(cardNames).some((name) => !files.has(name))) return only('card_withheld')
  const shown = { origin, size, root }
  const index = await pulseIndex(files, shown, pins)
  if (index === undefined || !wentOn(files, shown, log)) return only('card_refused')
  const { times, isWrong } = await toldMoments(files, index, pins)
  if (isWrong) return only('card_refused')
  const code = shortCode(root)
  const named = [...paths, { zh: `代码 ${code}`, en: `code ${code}` }, `#${size}`]
  const bound = latest(times)
  if (!bound) return only('card_untimed', [...named, ...blockItems(notBefore)])
  return {
    claim: claim('card', 'card_kept', [...named, ...times.map(timeText), ...blockItems(notBefore)]),
    card: { paths, code, bound },
  }
}
