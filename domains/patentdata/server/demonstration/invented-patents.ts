import { addDays, type Day } from '@portal/platform/contract'
import type { PatentFacts } from '../facts.ts'
import type { ToldPatent } from '../store-patents.ts'

const parties = (count: number, word: string): string[] =>
  Array.from({ length: count }, (_, at) => `演示${word}${'甲乙丙丁戊己庚辛'.charAt(at)}`)

/** What an ordinary granted patent has; each invented one changes a part of it. */
const usual = (pn: string): Partial<PatentFacts> => ({
  title: `演示：第${Number(pn.slice(2, 11)) - 900_000_000}号可折叠支架`,
  applicants: ['演示·宁波海帆进出口有限公司'],
  inventors: parties(3, '发明人'),
  ...{ status: 'GRANTED', stability: 'none', litigations: 0, transfers: 0, licences: 0, pledges: 0 },
  ...{ familyCountries: ['CN'], originality: 0.4, generality: 0.3, fwdSelf: 0, ipcGrowth5y: 0.1, termExtensionDays: 0 },
})

type Special = { pn: string; applicationNumber?: string; facts?: Partial<PatentFacts> }

/** The worked examples of the model, a grant of an application, and what cannot be valued or not be shown. */
const special: readonly Special[] = [
  {
    pn: 'CN900000001B',
    facts: {
      ...{ title: '演示：密钥的分发方法', filingDate: '2016-06-01', publishedOn: '2019-03-12' },
      ...{ ipc: ['H04L9/08', 'H04W12/04', 'G06F21/60', 'H04L29/06'], inventors: parties(5, '发明人') },
      ...{ fwd: 18, fwdSelf: 2, bwd: 8, originality: 0.62, generality: 0.55, pages: 22, claims: 15 },
      ...{ firstClaimChars: 260, familyCountries: ['CN', 'US', 'EP'], licences: 1, ipcGrowth5y: 0.3 },
    },
  },
  {
    pn: 'CN900000002U',
    facts: {
      ...{ title: '演示：可折叠的包装盒', filingDate: '2021-11-01', publishedOn: '2022-05-20' },
      ...{ ipc: ['B65D5/00'], inventors: parties(2, '发明人'), fwd: 1, bwd: 3, originality: 0.35, generality: 0 },
      ...{ pages: 7, claims: 8, firstClaimChars: 420 },
    },
  },
  {
    pn: 'CN900000003A',
    facts: {
      ...{
        title: '演示：图像中目标的识别方法',
        filingDate: '2020-02-20',
        publishedOn: '2021-08-20',
        status: 'EXAMINING',
      },
      ...{
        ipc: ['G06K9/62', 'G06N3/08'],
        inventors: parties(4, '发明人'),
        fwd: 9,
        fwdSelf: 1,
        bwd: 4,
        generality: 0.45,
      },
      ...{ pages: 14, claims: 10, firstClaimChars: 310, ipcGrowth5y: 0.45 },
    },
  },
  { pn: 'CN900000004B', facts: { title: '演示：未缴年费的专利', status: 'LAPSED_FEE' } },
  {
    pn: 'CN900000005B',
    facts: { title: '演示：保护期届满的专利', filingDate: '2004-03-01', publishedOn: '2008-01-09' },
  },
  {
    pn: 'CN900000006B',
    facts: {
      ...{ title: '演示：数据很少的专利', stability: null, litigations: null, transfers: null, licences: null },
      ...{ pledges: null, familyCountries: null, originality: null, generality: null, fwd: null, fwdSelf: null },
      ...{ bwd: null, claims: null, firstClaimChars: null, pages: null, ipcGrowth5y: null },
    },
  },
  { pn: 'CN900000007B', facts: { title: '演示：法律状态未知的专利', status: null } },
  { pn: 'CN900000008B', facts: { title: '演示：不允许展示著录项目的专利' } },
  {
    pn: 'CN900000009A',
    applicationNumber: '201910000009.5',
    facts: { title: '演示：已授权的申请', publishedOn: '2020-09-01' },
  },
  {
    pn: 'CN900000009B',
    applicationNumber: '201910000009.5',
    facts: { title: '演示：已授权的申请', publishedOn: '2022-04-05' },
  },
]

const count = 60
const classes = ['A47B97/00', 'B65D5/00', 'C08L23/06', 'D06M15/00', 'E04B1/34', 'F16M11/04', 'G01N21/00', 'H01M10/05']

/** A number from 0 to `below`, the same for the same patent on every machine. */
const spread = (at: number, salt: number, below: number): number => (at * 7_919 + salt * 104_729) % below

const inventedFacts = (at: number, today: Day): Partial<PatentFacts> => ({
  filingDate: addDays(today, -500 - spread(at, 1, 4_800)),
  ipc: [classes[at % classes.length] ?? 'B65D5/00'],
  fwd: spread(at, 2, 14),
  ...{ bwd: 1 + spread(at, 3, 9), claims: 3 + spread(at, 4, 14), pages: 5 + spread(at, 5, 18) },
  firstClaimChars: 180 + spread(at, 6, 500),
  familyCountries: [['CN'], ['CN', 'US'], ['CN', 'EP', 'US'], ['CN', 'JP', 'KR']][spread(at, 7, 4)] ?? ['CN'],
  transfers: spread(at, 8, 2),
})

/** Sixty publications of nobody: no number that begins with 9 was ever given out. Days follow the day of the demonstration, but for the examples. */
export const inventedPatents = (today: Day): ToldPatent[] => {
  const others = Array.from({ length: count - special.length + 1 }, (_, at) => {
    const number = at + 10
    return { pn: `CN9000000${number}${['B', 'U', 'B', 'A'][at % 4]}` }
  })
  return [...special, ...others].map((one: Special, at) => ({
    pn: one.pn,
    applicationNumber: one.applicationNumber ?? null,
    facts: {
      ...usual(one.pn),
      // An example of the model is valued by its own figures alone.
      ...(one.facts?.ipc === undefined && inventedFacts(at, today)),
      ...(one.pn.endsWith('A') && { status: 'PUBLISHED' as const }),
      ...one.facts,
    },
  }))
}
