import { type NumberFault, readPublicationNumber } from '@portal/patentdata/contract'
import { statusCodes } from '@portal/patentdata/proof'
import { findByApplication, findPatent, freshenPatents, type PatentRecord } from '@portal/patentdata/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Actor, Ctx } from '@portal/platform/server'
import { sitePhone } from '@portal/site/server'
import { type Evaluation, isRefused, type OneEvaluation, type Refused } from '../contract/evaluation.ts'
import { valuationLimits } from '../contract/limits.ts'
import { splitNumbers } from '../contract/split-numbers.ts'
import type { Note } from '../proof/notes/note.ts'
import { refusalTexts, valuate } from '../proof/valuate.ts'
import { grantNote } from './grant-note.ts'
import { keepInHistory } from './history.ts'
import { readInForce } from './in-force.ts'
import { inputOf } from './input-of.ts'
import { evaluations, valuationSeconds } from './metrics.ts'
import { storeValuation } from './store-valuation.ts'

export type EvaluateCtx = Pick<Ctx, 'db' | 'now' | 'chance' | 'config' | 'log'> & {
  actor: Pick<Actor, 'userId'> | null
}

const refuse = (reason: Refused['reason'], msg: string): Refused => ({ code: 500, reason, msg })

const sourceTimeout = '数据源没有及时响应，请稍后再试'

const notFound = '评估失败，未检索到该公告号专利数据，请检查输入的专利公告号是否正确'

/** Nothing is known of the publication: the specification's words, with a number to call where there is one. */
const unknownPatent = ({ config }: Pick<EvaluateCtx, 'config'>, pn: string): OneEvaluation => {
  const phone = sitePhone(config)
  const msg = phone === null ? notFound : `${notFound}！如有疑问请咨询：${phone}`
  return { id: null, pn, score: 0, prscode: null, dataList: [[], [], []], msg }
}

const refusedNumber = async (
  ctx: EvaluateCtx,
  { reason, msg, applicationNumber }: { reason: NumberFault; msg: string; applicationNumber?: string },
): Promise<Refused> => {
  const candidates = applicationNumber === undefined ? [] : await findByApplication(ctx, applicationNumber)
  return { ...refuse(reason, msg), ...(candidates.length > 0 && { candidates }) }
}

const textsOf = (notes: readonly Note[]): string[] => notes.map(({ text }) => text)

/** `isKnown`: the result was there already. */
type Answered = { answer: OneEvaluation; isKnown: boolean }

const anew = (answer: OneEvaluation): Answered => ({ answer, isKnown: false })

const valueRecord = async (ctx: EvaluateCtx, record: PatentRecord, asked: string | null): Promise<Answered> => {
  const made = await readInForce(ctx)
  const input = inputOf(record, made.cohort)
  const day = shanghaiDayOf(ctx.now())
  const outcome = valuate(input, day, made.parameters, made.cohort)
  if (!outcome.ok) return anew(refuse(outcome.reason, refusalTexts[outcome.reason]))
  const { score, price, status, notes } = outcome
  const prscode = statusCodes[status]
  const names = { parameters: made.parameters.name, cohort: made.cohort.name }
  const valued = { record, asked, day, ...names, input, score, price, prscode }
  const { id, isKnown } = await storeValuation(ctx, valued)
  if (ctx.actor) await keepInHistory(ctx, ctx.actor.userId, id)
  const law = asked === null ? textsOf(notes.law) : [grantNote(record.pn), ...textsOf(notes.law)]
  const dataList = [textsOf(notes.technology), law, textsOf(notes.economics)]
  return { answer: { id, pn: record.pn, score, prscode, dataList }, isKnown }
}

/** Of a publication that the source has not told of in time nobody can say that it is unknown; a known one is valued as it is. */
const evaluateOne = async (ctx: EvaluateCtx, text: string, late: ReadonlySet<string>): Promise<Answered> => {
  const read = readPublicationNumber(text)
  if (!read.ok) return anew(await refusedNumber(ctx, read))
  const found = await findPatent(ctx, read)
  if (found) return valueRecord(ctx, found.record, found.asked)
  return anew(late.has(read.pn) ? refuse('SOURCE_TIMEOUT', sourceTimeout) : unknownPatent(ctx, read.pn))
}

/** Evaluates one number, and counts what came of it and how long it took. */
const counted = async (ctx: EvaluateCtx, text: string, late: ReadonlySet<string>): Promise<OneEvaluation> => {
  const started = performance.now()
  const { answer, isKnown } = await evaluateOne(ctx, text, late)
  valuationSeconds.add({ cached: isKnown ? 'true' : 'false' }, (performance.now() - started) / 1000)
  evaluations.add({ outcome: isRefused(answer) ? 'refused' : answer.id === null ? 'unknown' : 'valued' })
  return answer
}

/** Asks outside sources for what is unknown or old of these numbers; answers those of which they have not told in time. */
const askSources = (ctx: EvaluateCtx, numbers: readonly string[], withinMs?: number): Promise<ReadonlySet<string>> =>
  freshenPatents(
    ctx,
    numbers.map(readPublicationNumber).filter((read) => read.ok),
    withinMs,
  )

/** Evaluates one number of a list, as if it were asked for alone. */
export const evaluateNumber = async (ctx: EvaluateCtx, text: string): Promise<OneEvaluation> =>
  counted(ctx, text, await askSources(ctx, [text]))

/**
 * Values the patents of a text, of several the first as if it were asked for alone, with all in `list`. A signed-in caller has them
 * in his history. What cannot be valued is an answer, not a failure. Outside sources are waited for at most `withinMs` in all.
 */
export const evaluate = async (
  ctx: EvaluateCtx,
  { query }: { query: { pns: string } },
  withinMs?: number,
): Promise<Evaluation> => {
  // A longer text is no list of numbers; it is not even read.
  const numbers = query.pns.length > valuationLimits.text ? [query.pns.slice(0, 1)] : splitNumbers(query.pns)
  if (numbers.length > valuationLimits.numbers)
    return refuse('TOO_MANY', `一次最多评估${valuationLimits.numbers}个公告号`)
  const late = await askSources(ctx, numbers, withinMs)
  const answers: OneEvaluation[] = []
  for (const number of numbers.length === 0 ? [''] : numbers) answers.push(await counted(ctx, number, late))
  const [first = refuse('EMPTY', '')] = answers
  return answers.length === 1 ? first : { ...first, list: answers }
}
