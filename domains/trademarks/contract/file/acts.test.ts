import { describe, expect, it } from 'vitest'
import { type BesideState, type FileAct, fileActs, fileActsIn, fileStateAfter, wayOf } from './acts.ts'
import { type FileState, fileStates, fileStateText, serviceStateOf } from './states.ts'

const plain: BesideState = {
  kind: 'sbzc',
  isPaid: true,
  hasExtra: false,
  isCorrected: false,
  isPublished: false,
  provisionals: 0,
}

/** Walks a file along acts, and answers the states that it passes. */
const walk = (acts: readonly FileAct[], beside: Partial<BesideState> = {}): (FileState | null)[] => {
  let state: FileState | null = 1
  return acts.map((act) => {
    const isPublished: boolean = beside.isPublished === true || (acts.includes('publish') && act !== 'publish')
    state = state && fileStateAfter(state, act, { ...plain, ...beside, isPublished })
    return state
  })
}

describe('the way of a trademark file', () => {
  it('leads from the acceptance to the certificate', () => {
    const acts: FileAct[] = [
      'accept',
      'prepare',
      'submit',
      'confirm',
      'approve',
      'file',
      'receipt',
      'acceptance',
      'pass',
    ]
    expect(walk([...acts, 'publish', 'announce', 'certify'])).toEqual([2, 3, 4, 6, 7, 8, 9, 11, 12, 12, 15, 18])
  })

  it('goes through 5 where a further order is to be paid, and back to the confirmation where that is not', () => {
    expect(walk(['accept', 'prepare', 'submit', 'confirm', 'extraPaid'], { hasExtra: true })).toEqual([2, 3, 4, 5, 6])
    expect(fileStateAfter(5, 'extraClosed', plain)).toBe(4)
  })

  it('passes the formal examination as 13 after a correction', () => {
    expect(fileStateAfter(9, 'acceptance', { ...plain, isCorrected: true })).toBe(13)
  })

  it('comes back from a refusal by review as 22, and ends where the review is lost', () => {
    expect([fileStateAfter(13, 'refuse', plain), fileStateAfter(14, 'reviewWon', plain)]).toEqual([14, 22])
    expect(fileStateAfter(14, 'reviewLost', plain)).toBe(99)
  })

  it('can be opposed and announced only once it was published, and is published once', () => {
    expect(fileActsIn(16, 'provider', plain)).toEqual(['publish'])
    expect(fileActsIn(16, 'provider', { ...plain, isPublished: true })).toEqual(['oppose', 'announce'])
  })

  it('knows neither partial refusal nor publication under the Madrid System', () => {
    const abroad: BesideState = { ...plain, kind: 'gjsbzc' }
    expect(fileActsIn(11, 'provider', abroad)).toEqual(['pass', 'refuse'])
    expect(fileActsIn(12, 'provider', { ...abroad, isPublished: true })).toEqual(['announce', 'designation'])
    expect(fileStateText('gjsbzc', 12)).toBe('国际注册已登记，指定国审查中')
  })

  it('is accepted only when it is paid', () => {
    expect(fileStateAfter(1, 'accept', { ...plain, isPaid: false })).toBeNull()
  })

  it.each([18, 99] as const)('has no way out of %i', (state) => {
    expect(fileActs.filter((act) => fileStateAfter(state, act, { ...plain, isPublished: true }))).toEqual([])
  })

  it('may be withdrawn until it is filed, and terminated by staff until the end', () => {
    const where = (act: FileAct) => fileStates.filter((state) => fileStateAfter(state, act, plain) === 99)
    expect(where('withdraw')).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(where('terminate')).toEqual(fileStates.filter((state) => ![1, 18, 99].includes(state)))
  })

  it('never leads where no state is, and asks for a reason whenever it goes back', () => {
    const ends = fileActs.flatMap((act) => fileStates.map((state) => fileStateAfter(state, act, plain)))
    expect(ends.every((end) => end === null || fileStates.includes(end))).toBe(true)
    const back: FileAct[] = ['giveBack', 'return', 'sendBack', 'terminate', 'refuseAcceptance']
    expect(back.map((act) => wayOf(act).needs)).toEqual(back.map(() => ['reason']))
  })
})

it('is called 待服务, 服务中, 服务完成 or 服务关闭 by the customer’s list', () => {
  const byService = (service: number) => fileStates.filter((state) => serviceStateOf(state) === service)
  expect([byService(1), byService(3), byService(4)]).toEqual([[1], [18], [99]])
  expect(byService(2)).toHaveLength(16)
})
