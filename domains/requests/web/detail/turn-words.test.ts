import { momentWords } from '@portal/platform/web'
import { expect, it } from 'vitest'
import { detailAnswer, promiseAnswer, submittedAt } from '../../testing/page-answers.ts'
import { turnWords } from './turn-words.ts'

const dueAt = submittedAt + 3_600_000
const due = momentWords(dueAt)
const wordsOf = (promise: Parameters<typeof promiseAnswer>[0]): string =>
  turnWords(detailAnswer({ promises: [promiseAnswer({ dueAt, ...promise })] })).text

it('says who does what by when: 最迟 where it was promised, 预计 where it is a target', () => {
  expect(wordsOf({ kind: 'callBack', basis: 'promise' })).toBe(`专家最迟 ${due} 前给您回电。`)
  expect(wordsOf({ kind: 'acceptance', basis: 'target' })).toBe(`我们正在核对，预计 ${due} 前受理。`)
  expect(wordsOf({ kind: 'completion', basis: 'target' })).toBe(`专家正在准备答复，预计 ${due} 前答复。`)
})

it('says of what is late that it is late', () => {
  expect(wordsOf({ kind: 'callBack', basis: 'promise', brokenAt: dueAt })).toBe(
    `专家原定 ${due} 前给您回电，已经超过，我们会尽快。`,
  )
})
