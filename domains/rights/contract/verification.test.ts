import { describe, expect, it } from 'vitest'
import type { RightFacts } from './right.ts'
import { verificationStates } from './right-words.ts'
import { rightSample } from './samples.ts'
import { differsFromCertificate, mayBecome, stateAfter } from './verification.ts'

describe('the comparison of a right with its certificate', () => {
  it('is asked for before, after a refusal and after a change, and decided while it is asked for alone', () => {
    const open = (act: 'ask' | 'verify' | 'refuse') =>
      verificationStates.filter((state) => mayBecome(state, act) !== null)
    expect([open('ask'), open('verify'), open('refuse')]).toEqual([
      ['none', 'refused', 'changed'],
      ['asked'],
      ['asked'],
    ])
  })

  it('no longer stands when a compared fact changes or the certificate goes', () => {
    expect(verificationStates.map((state) => stateAfter(state, 'changeFacts'))).toEqual([
      ...['none', 'asked', 'changed', 'refused', 'changed'],
    ])
    expect(verificationStates.map((state) => stateAfter(state, 'loseCertificate'))).toEqual([
      ...['none', 'none', 'changed', 'refused', 'changed'],
    ])
  })

  it.each<[keyof RightFacts, unknown, boolean]>([
    ['registerType', 5, true],
    ['recordName', '别名', true],
    ['registerNum', '1', true],
    ['registerNum', '７65 43-21', false],
    ['obligeeName', '别人', true],
    ['country', 'US', true],
    ['rightEndDate', '2041-01-01', true],
    ['rightBeginDate', null, true],
    ['applicationDate', null, true],
    ['note', '备注', false],
    ['goods', '别的商品', false],
    ['obligeeNation', '德国', false],
  ])('a change of %s: %j', (fact, value, differs) => {
    expect(differsFromCertificate(rightSample, { ...rightSample, [fact]: value })).toBe(differs)
  })
})
