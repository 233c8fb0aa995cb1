import type { CalendarYear } from '@portal/calendars/proof'
import type { Asked, Counted } from './counting.ts'

/** A count whose result was worked out by hand. */
export type WorkedExample = {
  code: string
  asked: Asked
  expected: Partial<Pick<Counted, 'dueOn' | 'opensOn' | 'provisional' | 'earliestOn'>>
  /** Years that are known beside those of mainland China up to 2026. */
  more?: readonly CalendarYear[]
}

/** The last year that the examples take for known; what is later is provisional. */
export const examplesKnowUntil = 2026

type Line = readonly [trigger: string, dueOn: string, provisional?: 'p']

const linesOf = (code: string, lines: readonly Line[]): WorkedExample[] =>
  lines.map(([trigger, dueOn, provisional]) => ({
    code,
    asked: { trigger },
    expected: { dueOn, provisional: provisional === 'p' },
  }))

const opens = (code: string, trigger: string, opensOn: string): WorkedExample => ({
  code,
  asked: { trigger },
  expected: { opensOn, dueOn: trigger, provisional: false },
})

const asked = (code: string, given: Asked, dueOn: string, provisional = false): WorkedExample => ({
  code,
  asked: given,
  expected: { dueOn, provisional },
})

const customs: readonly WorkedExample[] = [
  ...linesOf('customs.exOfficio.respond', [
    ['2026-12-03', '2026-12-08'],
    ['2026-09-18', '2026-09-22'],
    ['2026-09-24', '2026-09-30'],
    ['2026-09-29', '2026-10-09'],
    ['2026-10-08', '2026-10-12'],
    ['2026-02-13', '2026-02-25'],
    ['2026-11-21', '2026-11-25'],
  ]),
  {
    code: 'customs.exOfficio.respond',
    asked: { trigger: '2026-12-30' },
    expected: { dueOn: '2027-01-04', provisional: true, earliestOn: '2027-01-02' },
  },
  {
    code: 'customs.exOfficio.respond',
    asked: { trigger: '2026-12-30' },
    expected: { dueOn: '2027-01-05', provisional: false, earliestOn: null },
    more: [{ calendar: 'CN', year: 2027, free: ['2027-01-01', '2027-01-02', '2027-01-03'], working: [] }],
  },
  ...linesOf('customs.exOfficio.investigate', [['2026-08-31', '2026-10-16']]),
  ...linesOf('customs.exOfficio.courtOrder', [['2026-07-15', '2026-09-22']]),
  ...linesOf('customs.onApplication.courtOrder', [['2026-09-10', '2026-10-14']]),
  ...linesOf('customs.recordal.decide', [['2026-04-15', '2026-05-29']]),
  asked(
    'customs.recordal.decide',
    { trigger: '2026-04-15', suspensions: [{ from: '2026-05-06', to: '2026-05-12' }] },
    '2026-06-08',
  ),
  ...linesOf('customs.recordal.change', [['2026-01-20', '2026-03-09']]),
  opens('customs.recordal.renewWindow', '2027-08-31', '2027-02-28'),
  opens('customs.recordal.renewWindow', '2028-08-31', '2028-02-29'),
  asked('eu.customs.respond', { trigger: '2026-12-01', calendar: 'DE' }, '2026-12-15', true),
  ...linesOf('platform.cn.counterNotice', [['2026-11-06', '2026-11-23']]),
  ...linesOf('platform.meli.reply', [['2026-11-19', '2026-11-23']]),
]

const trademarks: readonly WorkedExample[] = [
  ...linesOf('tm.cn.refusalReview', [
    ['2026-11-05', '2026-11-20'],
    ['2026-09-12', '2026-09-28'],
  ]),
  asked('tm.cn.refusalReview', { trigger: '2026-10-16', delivery: 'deemed' }, '2026-11-16'),
  ...linesOf('tm.cn.opposition', [
    ['2026-09-30', '2026-12-30'],
    ['2026-07-06', '2026-10-08'],
    ['2026-11-30', '2027-03-01', 'p'],
    ['2026-12-31', '2027-03-31', 'p'],
    ['2027-01-05', '2027-03-05', 'p'],
  ]),
  ...linesOf('tm.cn.priority', [['2026-03-31', '2026-09-30']]),
  ...linesOf('tm.cn.exhibitionPriority', [['2026-04-01', '2026-10-08']]),
  ...linesOf('tm.cn.supplement', [['2026-08-28', '2026-09-28']]),
  ...linesOf('tm.cn.oppositionDefence', [['2026-01-16', '2026-02-24']]),
  ...linesOf('tm.cn.nonUseEvidence', [['2026-08-01', '2026-10-08']]),
  ...linesOf('tm.cn.term', [
    ['2017-03-14', '2027-03-13'],
    ['2024-02-29', '2034-02-28'],
  ]),
  opens('tm.cn.renewWindow', '2027-03-13', '2026-03-13'),
  ...linesOf('tm.cn.renewGrace', [['2026-04-03', '2026-10-08']]),
  ...linesOf('tm.cn.courtAppeal', [['2026-04-04', '2026-05-06']]),
]

const patents: readonly WorkedExample[] = [
  ...linesOf('patent.cn.priority', [
    ['2025-11-30', '2026-11-30'],
    ['2025-02-28', '2026-02-28'],
  ]),
  ...linesOf('patent.cn.priority.design', [
    ['2026-03-31', '2026-09-30'],
    ['2026-08-31', '2027-03-01', 'p'],
    ['2027-08-31', '2028-02-29', 'p'],
  ]),
  ...linesOf('patent.cn.exhibitionGrace', [['2026-04-01', '2026-10-08']]),
  asked('patent.cn.grantRegistration', { trigger: '2026-09-15', delivery: 'deemed' }, '2026-11-30'),
  ...linesOf('pct.cn.nationalPhase', [
    ['2024-04-05', '2026-10-08'],
    ['2024-03-31', '2026-09-30'],
  ]),
  asked('pct.cn.nationalPhase', { trigger: '2024-04-05', extended: true }, '2026-12-07'),
  ...linesOf('patent.cn.confidentiality.notice', [['2026-06-30', '2026-08-31']]),
  ...linesOf('patent.cn.confidentiality.decide', [['2026-06-30', '2026-10-30']]),
]

/** Every result that was worked out by hand; a portal counts no deadline while one of them comes out otherwise. */
export const workedExamples: readonly WorkedExample[] = [...customs, ...trademarks, ...patents]
