import * as z from 'zod/mini'

/** Technology, law, economics: plain sentences of each. */
const dataList = z.array(z.array(z.string()))

const valued = z.object({
  /** By it the detail is read; null where nothing is known of the publication. */
  id: z.nullable(z.string()),
  pn: z.string(),
  /** 1 to 100 with one decimal; 0: nothing is known of the publication. */
  score: z.number(),
  /** 10 alive, 20 ended, 30 not granted yet; null where nothing is known. */
  prscode: z.nullable(z.string()),
  dataList,
  /** What is said where nothing is known. */
  msg: z.optional(z.string()),
})

const evaluationFaults = [
  'EMPTY',
  'TOO_MANY',
  'FORMAT',
  'NOT_CN',
  'DESIGN_NOT_SUPPORTED',
  'KIND_MISMATCH',
  'IS_APPLICATION_NUMBER',
  'BAD_CHECK_DIGIT',
  'SOURCE_TIMEOUT',
  'NO_STATUS',
  'NO_DATE',
  'NO_DATA',
] as const

/** Why a patent could not be valued; the wire has it with HTTP 200, so that the page itself says it. */
export const refused = z.object({
  code: z.literal(500),
  reason: z.enum(evaluationFaults),
  msg: z.string(),
  /** Of an application number: the publications that carry it. */
  candidates: z.optional(z.array(z.string())),
})

const one = z.union([valued, refused])
export type Valued = z.infer<typeof valued>
export type Refused = z.infer<typeof refused>
export type OneEvaluation = z.infer<typeof one>

const list = z.optional(z.array(one))
/** One publication; of several the first as if it had been asked for alone, with all of them in `list`. */
export const evaluation = z.union([z.extend(valued, { list }), z.extend(refused, { list })])
export type Evaluation = z.infer<typeof evaluation>

export const isRefused = (answer: OneEvaluation): answer is Refused => 'code' in answer
