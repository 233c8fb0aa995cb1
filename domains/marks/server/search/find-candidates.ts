import type { Ctx } from '@portal/platform/server'
import { ensure } from '../failures.ts'
import type { AskedKeys } from './asked-keys.ts'
import { type Candidate, candidateRows, holdingClasses, mostCompared, type Part, parts } from './candidate-rows.ts'
import { timedRead } from './timed-read.ts'

/** The time in ms for all statements of one search together, so that nobody waits a second, and what the first one may take of it. */
const searchMs = 800
const firstMs = 500

/** `cut`: the parts in which there were more rows than are compared, or no time for them. */
export type Candidates = { rows: Candidate[]; cut: ReadonlySet<Part> }

/**
 * `liveOnly`: only marks that are registered or applied for. `classes`: where a part has more rows than are compared, those of
 * these classes are compared besides.
 */
type Wanted = { keys: AskedKeys; classes: readonly number[]; liveOnly: boolean }

const once = (rows: readonly Candidate[]): Candidate[] => [...new Map(rows.map((row) => [row.id, row])).values()]

/**
 * The rows that may be like a name, each once. Without those that may be the same, look or sound the same there is no answer, so
 * where there is no time for all, these are read alone.
 * @throws AppFailure `server.overloaded` where there was no time for the nearest rows either
 */
export const findCandidates = async (
  ctx: Pick<Ctx, 'db'>,
  { keys, classes, liveOnly }: Wanted,
): Promise<Candidates> => {
  const until = performance.now() + searchMs
  const left = () => until - performance.now()
  const asked = parts.filter((part) => keys[part].length > 0)
  if (asked.length === 0) return { rows: [], cut: new Set() }
  const read = (some: readonly Part[], ms: number, within?: readonly number[]) =>
    timedRead<Candidate>(ctx, candidateRows({ keys, parts: some, liveOnly, ...(within && { classes: within }) }), ms)

  const all = await read(asked, firstMs)
  const rows = all ?? (await read(['near'], left()))
  ensure(rows, 'server.overloaded')
  const isCut = (part: Part) => rows.filter((row) => row.part === part).length > mostCompared[part]
  const cut = asked.filter((part) => isCut(part) || (!all && part !== 'near'))
  const ofClasses = cut.length === 0 || classes.length === 0 ? [] : await read(cut, left(), classes)
  return { rows: once([...rows, ...(ofClasses ?? [])]), cut: new Set(cut) }
}

/** The classes of all live marks that hold a name; none where reading them takes too long. */
export const findHoldingClasses = async (
  ctx: Pick<Ctx, 'db'>,
  asked: { keys: AskedKeys; folded: string },
): Promise<number[]> => {
  const rows = await timedRead<{ classId: number }>(ctx, holdingClasses(asked), searchMs - firstMs)
  return (rows ?? []).map(({ classId }) => classId)
}
