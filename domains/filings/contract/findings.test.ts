import { addMonths } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import { emptyFacts, type SheetFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { findingsOf, isComplete } from './findings.ts'
import type { PaperView } from './paper-findings.ts'
import { paperKinds } from './papers.ts'
import { factsSample } from './samples.ts'

const today = '2026-11-20'
const survey = { readable: true, blank: false, width: 1200, height: 1600 }
const paper = (sha256: string, changes: object = {}) => ({
  files: [{ fileName: `${sha256}.pdf`, sha256, survey: { ...survey, ...changes } }],
  validUntil: '',
})
const all = (changes: Partial<PaperView> = {}): PaperView =>
  ({ ...Object.fromEntries(paperKinds.map((kind) => [kind, paper(kind)])), ...changes }) as PaperView
const none = Object.fromEntries(paperKinds.map((kind) => [kind, { files: [], validUntil: '' }])) as unknown as PaperView

const found = (facts: Partial<SheetFacts> = {}, papers: PaperView = all()) =>
  findingsOf({ ...factsSample, ...facts }, papers, today)
const of = (list: readonly Finding[]) => list.map(({ level, field }) => `${level} ${field}`)

describe('what a machine can say of a sheet', () => {
  it('is nothing of a full one', () => {
    expect(found()).toEqual([])
    expect(isComplete(found())).toBe(true)
  })

  it('of an empty one names all that article 7 asks for, in the order of the steps', () => {
    const list = findingsOf(emptyFacts, none, today)
    expect(of(list)).toEqual([
      'missing obligeeRenType',
      'missing obligeeName',
      'missing obligeeNation',
      'missing address',
      'missing registerType',
      'missing recordName',
      'missing registerNum',
      'missing rightContent',
      'missing rightEndDate',
      'missing licensing',
      'missing goods',
      'missing hasInfringing',
      'missing byAgent',
      'missing papers.identity.files',
      'missing papers.certificate.files',
      'missing papers.goodsPhotos.files',
    ])
    expect(isComplete(list)).toBe(false)
  })

  it.each<[string, Partial<SheetFacts>, string[]]>([
    ['a right that has ended', { rightEndDate: '2026-11-19', licensees: [], licensing: 0 }, ['wrong rightEndDate']],
    ['a right that ends today', { rightEndDate: today, licensing: 0 }, ['look rightEndDate']],
    [
      'a right that ends within ten years',
      { rightEndDate: addMonths(today, 119), licensing: 0 },
      ['look rightEndDate'],
    ],
    ['a right of just ten years', { rightEndDate: addMonths(today, 120), licensing: 0 }, []],
    ['a right that begins tomorrow', { rightBeginDate: '2026-11-21' }, ['wrong rightBeginDate']],
    [
      'a term that runs backwards',
      { rightBeginDate: '2025-01-02', rightEndDate: '2025-01-01', licensing: 0 },
      ['wrong rightEndDate'],
    ],
    ['a work without number and term', { registerType: 6, registerNum: '', rightEndDate: '' }, ['look registerNum']],
    [
      'a licence that has ended',
      { licensees: [{ name: '甲', scope: '普通', validUntil: '2026-11-19' }] },
      ['look licensees.0.validUntil'],
    ],
    ['a licence without a licensee', { licensees: [] }, ['missing licensees']],
    [
      'goods without a price',
      { goods: [{ ...(factsSample.goods[0] as SheetFacts['goods'][number]), price: '' }] },
      ['missing goods.0.price'],
    ],
    [
      'infringing goods of which little is known',
      { infringingGoods: [{ maker: '甲', ports: '', traders: '', features: '有仿冒标识', price: '约 2 元' }] },
      ['look infringingGoods.0.ports', 'look infringingGoods.0.traders'],
    ],
    [
      'infringing goods of which nothing is written',
      { infringingGoods: [{ maker: '', ports: '', traders: '', features: '', price: '' }] },
      ['missing infringingGoods.0.maker'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(of(found(facts))).toEqual(expected)
  })

  it.each<[string, Partial<PaperView>, string[]]>([
    [
      'a paper that does not open',
      { certificate: paper('a', { readable: false }) },
      ['wrong papers.certificate.files'],
    ],
    ['a blank page', { certificate: paper('a', { blank: true }) }, ['look papers.certificate.files']],
    ['a small picture', { goodsPhotos: paper('a', { width: 640, height: 599 }) }, ['look papers.goodsPhotos.files']],
    ['the same file twice', { certificate: paper('identity') }, ['look papers.certificate.files']],
    [
      'an identity that ran out',
      { identity: { ...paper('a'), validUntil: '2026-11-19' } },
      ['wrong papers.identity.files'],
    ],
    [
      'an identity that runs out while customs decide',
      { identity: { ...paper('a'), validUntil: '2026-12-31' } },
      ['look papers.identity.files'],
    ],
    ['an identity that holds', { identity: { ...paper('a'), validUntil: '2027-06-01' } }, []],
    [
      'a file that is still on its way to be looked at',
      { certificate: { files: [{ fileName: 'a', sha256: 'a', survey: null }], validUntil: '' } },
      [],
    ],
  ])('%s', (_, papers, expected) => {
    expect(of(found({}, all(papers)))).toEqual(expected)
  })

  it('asks for an agent’s papers of whom an agent files for, and for no others', () => {
    expect(of(found({ byAgent: 1, licensing: 0, hasInfringing: 0 }, none))).toEqual(
      ['identity', 'certificate', 'goodsPhotos', 'powerOfAttorney', 'agentIdentity'].map(
        (kind) => `missing papers.${kind}.files`,
      ),
    )
  })
})

describe('months of the calendar', () => {
  it.each([
    ['2036-10-31', -6, '2036-04-30'],
    ['2036-08-31', -6, '2036-02-29'],
    ['2026-11-20', 120, '2036-11-20'],
    ['2028-02-29', 120, '2038-02-28'],
    ['2026-01-15', -3, '2025-10-15'],
  ])('%s and %i are %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })
})
