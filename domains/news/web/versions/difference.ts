import { diffArrays } from 'diff'
import type { TextBlock } from './text-blocks.ts'

export type Part = { is: 'same' | 'added' | 'removed'; text: string }
export type BlockChange = { is: 'same' | 'added' | 'removed' | 'changed'; kind: string; parts: Part[] }

/** Older browsers cannot find the words of a text; there the difference is computed by characters. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined
const wordsOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]

/** What changed in a text, word by word. */
export const diffWords = (before: string, after: string): Part[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    is: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))

const lengthOf = (parts: readonly Part[], is: Part['is']): number =>
  parts.filter((part) => part.is === is).reduce((sum, { text }) => sum + text.length, 0)

const whole = (is: 'same' | 'added' | 'removed', { kind, text }: TextBlock): BlockChange => ({
  is,
  kind,
  parts: [{ is, text }],
})

/**
 * Compares two blocks in the same place: they are one edited block where half of the shorter one is still there, else one
 * deleted and one new block.
 */
const pair = (before: TextBlock, after: TextBlock): BlockChange[] => {
  const parts = diffWords(before.text, after.text)
  const kept = lengthOf(parts, 'same')
  const isEdited = before.kind === after.kind && kept * 2 >= Math.min(before.text.length, after.text.length)
  return isEdited ? [{ is: 'changed', kind: after.kind, parts }] : [whole('removed', before), whole('added', after)]
}

const isSameBlock = (one: TextBlock, other: TextBlock): boolean => one.kind === other.kind && one.text === other.text

/** What changed in an article, block by block, and word by word within an edited block. */
export const differenceOf = (before: readonly TextBlock[], after: readonly TextBlock[]): BlockChange[] => {
  const changes: BlockChange[] = []
  let removed: readonly TextBlock[] = []
  const flush = () => {
    changes.push(...removed.map((block) => whole('removed', block)))
    removed = []
  }
  for (const run of diffArrays([...before], [...after], { comparator: isSameBlock })) {
    if (run.removed) {
      removed = run.value
      continue
    }
    if (!run.added) {
      flush()
      changes.push(...run.value.map((block) => whole('same', block)))
      continue
    }
    const paired = Math.min(removed.length, run.value.length)
    for (const [at, block] of run.value.entries()) {
      const old = at < paired ? removed[at] : undefined
      changes.push(...(old ? pair(old, block) : [whole('added', block)]))
    }
    removed = removed.slice(paired)
    flush()
  }
  flush()
  return changes
}
