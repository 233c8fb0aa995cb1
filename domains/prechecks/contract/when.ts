import type { PatternId } from './patterns.ts'

/**
 * What a rule may ask, and nothing else. Those in the first group look at the fields, which the page knows while somebody
 * types; those in the second at one file, as the server has read it; those in the third at all files, or at the right that
 * the form was filled from.
 */
export type Predicate =
  | { is: 'empty'; field: string }
  | { is: 'matches'; field: string; pattern: PatternId }
  | { is: 'count'; field: string; below: number }
  | { is: 'always' }
  | FilePredicate
  | { is: 'sameFile' }
  | { is: 'lacksPaper'; kind: string }
  | { is: 'paperEndsWithin'; kind: string; days: number }
  | { is: 'namesDiffer'; field: string }
  | { is: 'rightEndsWithin'; days: number }
  | { is: 'rightRecorded' }

/** Each is asked of one file at a time, and the finding names that file. */
export type FilePredicate =
  | { is: 'unreadable' }
  | { is: 'blank' }
  | { is: 'sideBelow'; px: number }
  | { is: 'sharpnessBelow' }
  | { is: 'textLacks'; field: string }
  | { is: 'noTextLayer' }
  | { is: 'pagesAbove'; pages: number }

/** The condition of a rule: predicates, put together. */
export type When = Predicate | { all: readonly When[] } | { any: readonly When[] } | { not: When }

const ofOneFile: ReadonlySet<string> = new Set<FilePredicate['is']>([
  'unreadable',
  'blank',
  'sideBelow',
  'sharpnessBelow',
  'textLacks',
  'noTextLayer',
  'pagesAbove',
])
export const isOfFile = (predicate: Predicate): predicate is FilePredicate => ofOneFile.has(predicate.is)

/** All predicates of a condition. */
export const predicatesOf = (when: When): Predicate[] => {
  if ('is' in when) return [when]
  if ('not' in when) return predicatesOf(when.not)
  return ('all' in when ? when.all : when.any).flatMap(predicatesOf)
}
