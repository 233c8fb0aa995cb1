import type { TrailAct } from '../contract/audit.ts'

/** One thing that somebody did, as the append-only tables hold it. */
export type TrailFact = { at: Date; actorId: string; act: TrailAct; detail: string | null; isLook: boolean }
export type TrailFacts = { first: Date; last: Date; count: number } & Omit<TrailFact, 'at'>

/** A page is loaded anew at every click: loads within this time after the first one count as the same look. */
const sameLookMs = 10 * 60_000

/** Joins the looks of one person at one thing within ten minutes of the first into one line; newest line first. */
export const linesOf = (facts: readonly TrailFact[]): TrailFacts[] => {
  const lines: TrailFacts[] = []
  const open = new Map<string, TrailFacts>()
  for (const { at, ...fact } of [...facts].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = [fact.actorId, fact.act, fact.detail].join('\u001f')
    const line = fact.isLook ? open.get(key) : undefined
    if (line && at.getTime() - line.first.getTime() < sameLookMs) {
      line.last = at
      line.count += 1
      continue
    }
    const begun = { ...fact, first: at, last: at, count: 1 }
    lines.push(begun)
    open.set(key, begun)
  }
  return lines.sort((a, b) => b.last.getTime() - a.last.getTime() || b.first.getTime() - a.first.getTime())
}
