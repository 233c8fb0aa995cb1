import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Entry } from './entry.table.ts'

/** What stands before the first entry. */
export const firstPrev = '0'.repeat(64)

/** What the hash of an entry covers: `at` in ms, `actor` the id of the user, and null for what is missing. */
export const sealedPart = (entry: Entry, seq: number) => {
  const { at, actorId, act, subjectKind, subjectRef, outcome, address, before, after, note } = entry
  return { seq, at: at.getTime(), actor: actorId, act, subjectKind, subjectRef, outcome, address, before, after, note }
}

/** The hash of what is sealed of an entry behind another one, in hex. */
export const hashOfPart = (part: object, prev: string): string =>
  createHash('sha256')
    .update(`${prev}\n${canonicalize(part)}`)
    .digest('hex')

/** The hash of an entry at its place in the chain, in hex. */
export const hashOf = (entry: Entry, { seq, prev }: { seq: number; prev: string }): string =>
  hashOfPart(sealedPart(entry, seq), prev)
