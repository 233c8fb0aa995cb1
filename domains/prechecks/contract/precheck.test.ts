import { describe, expect, it } from 'vitest'
import { isOfFields, precheck } from './evaluate.ts'
import type { Facts, RightFacts, SeenFile } from './facts.ts'
import { verdictOf } from './finding.ts'
import { holdsPattern } from './patterns.ts'
import { type PrecheckForm, precheckForms } from './rule.ts'
import { firstRules } from './rules/first-rules.ts'
import type { When } from './when.ts'

const today = '2026-12-01'
/** A fold that stands for the server's, which the test of the call goes through. */
const foldName = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

const paper: SeenFile = {
  fileName: '证书.pdf',
  sha256: 'a',
  readable: true,
  blank: false,
  side: null,
  blurred: null,
  pages: 1,
  text: '商标注册证 第 7654321 号 杭州甲公司',
}
const picture: SeenFile = {
  ...paper,
  fileName: '照片.jpg',
  sha256: 'b',
  side: 900,
  blurred: false,
  pages: null,
  text: null,
}
const right: RightFacts = { obligeeName: '杭州甲公司', rightEndDate: '2030-01-01', recordals: [] }
const voucher = [{ fileName: '证书.pdf', url: '/api/file/x' }]

type More = { files?: SeenFile[]; right?: RightFacts }
const found = (form: PrecheckForm, values: Facts['values'], { files = [], right: named }: More = {}) =>
  precheck(firstRules, form, { values, today, seen: { files, right: named, foldName } }).map(({ rule }) => rule)

describe('the rules', () => {
  it('have ids of their own, and name no level of source but law, official page and portal', () => {
    expect(new Set(firstRules.map(({ id }) => id)).size).toBe(firstRules.length)
    for (const { why, question, level } of firstRules) {
      expect(['L', 'O', 'P']).toContain(why.source.level)
      if (question) expect(level).toBe('hint')
    }
  })

  it('say nothing before their first day, nor when they are off', () => {
    const values = { seizureProduct: '鞋', seizureReason: '', appeal: '', voucher: [] }
    expect(precheck(firstRules, 'request-7', { values, today: '2018-12-31' })).toEqual([])
    const off = firstRules.map((rule) => ({ ...rule, on: false }))
    expect(precheck(off, 'request-7', { values, today })).toEqual([])
  })
})

describe('files of one name', () => {
  it('are told apart, as phones give many photos one name', () => {
    const files = [0, 1, 2].map((at) => ({ ...picture, fileName: 'image.jpg', sha256: String(at), blank: at > 0 }))
    const told = precheck(firstRules, 'request-4', { values: { voucher }, today, seen: { files, foldName } })
    expect(told.filter(({ rule }) => rule === 'paper.blank').map(({ file }) => file)).toEqual([
      'image.jpg（第 2 份）',
      'image.jpg（第 3 份）',
    ])
  })
})

describe('the words of a form', () => {
  it('count a line of a list in which nothing stands for none', () => {
    const asked = (rightInfo: unknown) =>
      found('request-2', { requirementType: 1, appeal: '请帮忙', rightInfo, voucher })
    expect(asked([{ rightName: '', rightNo: '' }])).toContain('fair.rightNumber')
    expect(asked([{ rightName: '', rightNo: '12345' }])).not.toContain('fair.rightNumber')
  })

  it('are judged by the page alone, which says nothing of files and rights', () => {
    const values = { seizureProduct: '鞋', seizureReason: '涉嫌侵权', appeal: '请帮忙', voucher: [] }
    const onPage = precheck(firstRules, 'request-7', { values, today })
    expect(onPage.map(({ rule, level }) => [rule, level])).toEqual([
      ['seizure.noticeDate', 'should'],
      ['paper.none', 'should'],
      ['seizure.quantity', 'hint'],
    ])
    expect(onPage[0]).toMatchObject({ field: 'seizureReason', source: { place: '第十六条' } })
    expect(firstRules.filter(isOfFields).map(({ id }) => id)).not.toContain('paper.same')
  })

  it.each([
    ['2026-11-22', true],
    ['2026/11/22', true],
    ['２０２６年１１月２２日', true],
    ['11月22日', true],
    ['十一月', false],
    ['11.22', false],
  ])('hold a date in %j: %j', (text, expected) => {
    expect(found('request-4', { appeal: text, voucher }).includes('dispute.served')).toBe(!expected)
  })

  it.each([
    ['booth', '展位号是 11.3B05', true],
    ['booth', 'A123 展出的鞋', true],
    ['booth', '注册号 G1234567', false],
    ['link', '见 https://item.example.com/1', true],
    ['link', 'www.example.com/1', true],
    ['link', 'item.taobao.com/item.htm?id=1', true],
    ['link', 'https 打不开，手机复制的是 m.tb.cn/h.x1', true],
    ['link', '淘宝店铺', false],
    ['link', '邮箱 a@example.com', false],
    ['booth', '3号馆B区12号', true],
    ['booth', '5-123展位', true],
    ['booth', '展会在 3 号馆', false],
    ['date', '11 月 22 日收到', true],
    ['date', '2026.11.22 收到', true],
    ['date', '第 11.22 号展位', false],
    ['date', '2026-99-99', false],
    ['date', '13月45日', false],
    ['rightNumber', '注册号第 7654321 号', true],
    ['rightNumber', '2026年展出 500 双', false],
  ] as const)('hold the pattern %s in %j: %j', (id, text, expected) => {
    expect(holdsPattern(id, text)).toBe(expected)
  })

  it('are judged by the tab that is open', () => {
    const values = { appeal: '请处理', voucher: '[]' }
    expect(found('request-3', { ...values, requirementType: 1 })).toEqual(['platform.link', 'paper.none'])
    expect(found('request-3', { ...values, requirementType: '2' })).toEqual(['paper.none', 'platform.window'])
    expect(found('request-2', { ...values, requirementType: 2 })).toEqual([])
    expect(found('request-2', { ...values, requirementType: 1 })).toEqual([
      'fair.rightNumber',
      'paper.none',
      'fair.booth',
    ])
    const rightInfo = JSON.stringify([{ rightName: '商标', rightNo: '' }])
    expect(found('request-2', { ...values, requirementType: 1, rightInfo })).not.toContain('fair.rightNumber')
  })
})

describe('the papers', () => {
  const none = { appeal: '11月22日', voucher }

  it.each([
    ['paper.unreadable', { readable: false, blank: true, text: null }],
    ['paper.blank', { blank: true }],
    ['paper.small', { side: 599 }],
    ['paper.blurred', { blurred: true }],
  ] as const)('give %s alone', (rule, change) => {
    const bad = { ...picture, ...change }
    expect(found('request-4', none, { files: [bad, paper] })).toEqual([rule])
    expect(found('request-4', none, { files: [picture, paper] })).toEqual([])
  })

  it('are told by the name of the file', () => {
    const facts = { values: none, today, seen: { files: [{ ...picture, side: 300 }, paper], foldName } }
    expect(precheck(firstRules, 'request-4', facts)).toMatchObject([{ rule: 'paper.small', file: '照片.jpg' }])
  })

  it('are told where one comes twice, and where a scan must be looked at', () => {
    expect(found('request-4', none, { files: [paper, { ...paper, fileName: '副本.pdf' }] })).toEqual(['paper.same'])
    const scan = { ...paper, text: ' \n' }
    expect(found('request-1', { ...none, obligeeName: '别的公司' }, { files: [scan] })).toEqual(['paper.seal'])
  })

  it('are read for name and number, of which one of several is enough', () => {
    const rightInfo = [{ rightName: '商标', rightNo: '1' }, { rightNo: 'ZL 7654321' }]
    const files = [paper]
    expect(found('request-1', { obligeeName: '杭州 甲公司', rightInfo, voucher }, { files })).toEqual([])
    expect(found('request-1', { obligeeName: '乙公司', rightInfo: [{ rightNo: '999' }], voucher }, { files })).toEqual([
      'certificate.name',
      'certificate.number',
    ])
  })
})

describe('the right', () => {
  const values = { obligeeName: '乙公司', seizureProduct: '5 双', seizureReason: '11月22日', appeal: '', voucher }

  it('is asked nothing where none was chosen', () => {
    for (const form of precheckForms)
      expect(found(form, values).filter((id) => /^(holder|right)\./.test(id))).toEqual([])
  })

  it('is compared by holder, last day and recordal', () => {
    expect(found('request-7', values, { right })).toEqual(['holder.differs'])
    const own = { ...values, obligeeName: '杭州甲公司' }
    expect(found('request-7', own, { right: { ...right, rightEndDate: '2026-11-30' } })).toEqual(['right.lapsed'])
    expect(found('request-7', own, { right: { ...right, rightEndDate: '2026-12-01' } })).toEqual(['right.endsSoon'])
    expect(found('request-7', own, { right: { ...right, rightEndDate: '2027-05-31' } })).toEqual([])
    expect(found('request-7', own, { right: { ...right, rightEndDate: null } })).toEqual([])
    const recorded = { ...right, recordals: [{ recordEndDate: '2026-12-01' }] }
    expect(found('request-1', own, { right: recorded })).toEqual(['right.recorded'])
    expect(found('request-1', own, { right: { ...right, recordals: [{ recordEndDate: '2026-11-30' }] } })).toEqual([])
  })

  it('has papers that a rule may ask for', () => {
    const [base] = firstRules
    if (!base) throw new Error('there are no rules')
    const rules = [
      {
        ...base,
        forms: [{ form: 'request-6' as const }],
        id: 'a',
        when: { is: 'lacksPaper' as const, kind: 'certificate' },
      },
      {
        ...base,
        forms: [{ form: 'request-6' as const }],
        id: 'b',
        when: { is: 'paperEndsWithin' as const, kind: 'licence', days: 10 },
      },
      { ...base, forms: [{ form: 'request-6' as const }], id: 'c', when: { is: 'pagesAbove' as const, pages: 3 } },
    ]
    const of = (papers: NonNullable<RightFacts['papers']>, files: SeenFile[] = []) =>
      precheck(rules, 'request-6', { values, today, seen: { files, right: { ...right, papers }, foldName } }).map(
        ({ rule }) => rule,
      )
    expect(of([])).toEqual(['a'])
    expect(of([{ kind: 'licence', validUntil: '2026-12-11' }])).toEqual(['a', 'b'])
    expect(of([{ kind: 'certificate', validUntil: null }], [{ ...paper, pages: 4 }])).toEqual(['c'])
  })
})

it('gives the verdict of the heaviest finding', () => {
  const of = (form: PrecheckForm, values: Facts['values'], more?: More) =>
    verdictOf(precheck(firstRules, form, { values, today, seen: { files: more?.files ?? [], foldName } }))
  expect(of('request-4', { appeal: '', voucher })).toBe('advised')
  expect(of('request-4', { appeal: '11月2日', voucher }, { files: [{ ...paper, readable: false }] })).toBe('lacking')
  expect(of('request-3', { requirementType: 2, appeal: '', voucher })).toBe('ready')
})

it('the rules of the program are in their first version, since staff number theirs from the second on', () => {
  expect(firstRules.filter(({ version }) => version !== 1)).toEqual([])
})

describe('what cannot be told is not found, nor its opposite', () => {
  const [blurred] = firstRules.filter(({ id }) => id === 'paper.blurred')
  const scan: SeenFile = { ...paper, text: '' }
  const broken: SeenFile = { ...paper, readable: false }
  const asked = (when: When, files: SeenFile[] = [], named?: RightFacts) =>
    precheck(blurred ? [{ ...blurred, when }] : [], 'request-1', {
      ...{ values: { voucher, appeal: '' }, today },
      seen: { files, right: named, foldName },
    }).map(({ file }) => file)
  const noText: When = { is: 'noTextLayer' }

  it.each<[When, (string | null)[]]>([
    [{ not: noText }, ['证书.pdf']],
    [{ not: { is: 'sideBelow', px: 600 } }, ['照片.jpg']],
    [{ all: [{ not: noText }, { not: { is: 'blank' } }] }, ['证书.pdf']],
    [{ any: [noText, { is: 'sideBelow', px: 1000 }] }, ['照片.jpg']],
    [{ not: { is: 'rightRecorded' } }, []],
    [{ any: [{ is: 'rightRecorded' }, { is: 'empty', field: 'appeal' }] }, [null]],
  ])('of %j in a certificate, a picture and a file that does not open: %j', (when, files) => {
    expect(asked(when, [paper, picture, broken])).toEqual(files)
  })

  it('but told it is: of a scan, and of a right that is named', () => {
    expect(asked(noText, [scan, picture])).toEqual(['证书.pdf'])
    expect(asked({ not: { is: 'rightRecorded' } }, [], right)).toEqual([null])
  })
})
