import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceiptsApp, type ReceiptsApp } from '../../testing/receipts-app.ts'

let portal: ReceiptsApp
beforeAll(async () => {
  portal = await createReceiptsApp()
})
afterAll(() => portal.close())

const headings = ['交易时间', '收入', '支出', '对方户名', '对方账号', '摘要', '交易流水号']
const line = (serial: string, { income = '1.00', outgoing = '', text = '货款', at = '2026-11-20 09:30:00' } = {}) => [
  at,
  income,
  outgoing,
  '演示贸易公司',
  '622200001',
  text,
  serial,
]
const csv = (rows: readonly (readonly string[])[], sign = ',') =>
  [headings, ...rows].map((cells) => cells.join(sign)).join('\r\n')

/** The list of the bank with tabs, as a Chinese Windows writes it (GBK). */
const inGbk = Buffer.from(
  [
    'vbvS18qxvOQJytXI6wnWp7P2CbbUt727p8P7CbbUt73Vy7rFCdWq0qoJvbvS18H3y666xQ0KMjAyNi0xMS0yMCAwOTozMDowMAkx',
    'LjAwCQnR3cq+w7PS17mry74JNjIyMjAwMDAxCbv1v+4Jd2l0aCB0YWJzLCBpbiBHQks=',
  ].join(''),
  'base64',
)

describe('a list of the bank', () => {
  it('pays orders without a hand; the same list again adds nothing, one that overlaps adds what is new', async () => {
    const { orderNo, note } = await portal.order()
    const first = [
      line('A1', { income: '"3,450.55"', text: `转账 ${note}` }),
      line('A2', { income: '', outgoing: '20.00' }),
    ]
    const answer = await portal.importFile(csv(first))
    expect(answer.body).toMatchObject({
      rows: 2,
      added: 1,
      known: 0,
      outgoing: 1,
      refused: [],
      matched: 1,
      unclaimed: 0,
    })
    expect(portal.acts).toMatchObject([
      {
        ...{ act: 'orders.importFile', subjectKind: 'receiptImport', link: '/receipts', before: null },
        after: { rows: 2, outgoing: 1, refused: 0, firstDay: '2026-11-20' },
      },
    ])
    expect(await portal.own(orderNo)).toMatchObject({ state: 1, paidAmount: '3450.55' })
    expect((await portal.importFile(csv(first))).body).toMatchObject({ added: 0, known: 1, matched: 0 })
    const more = await portal.importFile(csv([...first, line('A3')]))
    expect(more.body).toMatchObject({ added: 1, known: 1, unclaimed: 1 })
  })

  it('refuses faulty lines one by one with line and reason, and takes the others', async () => {
    const rows = [
      line('B1', { income: '1.005' }),
      line('B2', { at: '2026-13-01' }),
      line('B3', { at: '2999-01-01' }),
      line('B4', { income: '' }),
      line('A3', { income: '2.00' }),
      line('B5'),
      line('B6', { income: '"1,50"' }),
      line('B7', { income: '1 2' }),
      line('B8', { income: '5.00', outgoing: '6.00' }),
      line('B9', { at: '0001-01-01' }),
    ]
    expect((await portal.importFile(csv(rows))).body).toMatchObject({
      added: 1,
      known: 0,
      refusedCount: 9,
      refused: [
        { line: 2, msg: '收入金额不是有效的金额' },
        { line: 3, msg: '交易日期不是有效的日期' },
        { line: 4, msg: '交易日期在今天以后' },
        { line: 5, msg: '没有收入金额' },
        { line: 6, msg: '流水号与已有的一笔相同而金额不同（2026-11-20，¥1.00）' },
        { line: 8, msg: '收入金额不是有效的金额' },
        { line: 9, msg: '收入金额不是有效的金额' },
        { line: 10, msg: '收入和支出都有金额' },
        { line: 11, msg: '交易日期不是有效的日期' },
      ],
    })
  })

  it.each([
    ['with semicolons', (rows: string[][]) => csv(rows, ';')],
    ['with tabs, in GBK', () => inGbk],
    ['below a title', (rows: string[][]) => `演示银行账户明细\n\n${csv(rows)}`],
  ])('is read %s', async (name, written) => {
    expect((await portal.importFile(written([line(name)]))).body).toMatchObject({ added: 1, refused: [] })
    const { body } = await portal.staff(`/api/admin/receipts?keyword=${encodeURIComponent(name)}`)
    expect(body.elements).toMatchObject([
      { payerName: '演示贸易公司', bankSerial: name, at: Date.parse('2026-11-20T09:30+08:00') },
    ])
  })

  it('with day and time in two columns, and with 摘要 beside 附言, is read whole', async () => {
    const { orderNo, note } = await portal.order()
    const content = [
      '交易日期,交易时间,贷方金额,对方户名,摘要,附言,流水号',
      `20261120,093001,"￥3,450.55",甲公司,货款 ${note},无,D1`,
    ].join('\n')
    expect((await portal.importFile(content)).body).toMatchObject({ added: 1, matched: 1, refused: [] })
    expect(await portal.own(orderNo)).toMatchObject({ state: 1, payTime: Date.parse('2026-11-20T09:30:01+08:00') })
  })

  it('with other headings is imported under the columns that staff choose, after they saw what it would take', async () => {
    const content = 'when,what,who,no\n20261120,5.00,甲公司,C1\n20261121,6.50,乙公司,C2'
    const preview = (mapping?: object) => portal.importFile(content, mapping, '/api/admin/receipts/import/preview')
    expect((await preview()).body).toMatchObject({ columns: ['when', 'what', 'who', 'no'], mapping: {}, incoming: 0 })
    expect((await portal.importFile(content)).body).toMatchObject({ status: 'U00400', fields: [{ path: 'mapping' }] })
    const mapping = { at: 0, income: 1, payerName: 2, bankSerial: 3 }
    expect((await preview(mapping)).body).toMatchObject({ fault: null, incoming: 2, sum: '11.50' })
    expect((await portal.importFile(content, mapping)).body).toMatchObject({ added: 2 })
  })

  it.each([
    ['a workbook', 'PK\x03\x04 and more', 'U00415'],
    ['bytes', Buffer.from([1, 0, 2, 0]), 'U00415'],
    ['nothing', '', 'U00400'],
    ['headings alone', headings.join(','), 'U00400'],
    ['more than 10 MB', Buffer.alloc(11 * 1024 * 1024, 'a'), 'U00413'],
    ['more than 50,000 lines', csv(Array.from({ length: 50_001 }, () => ['x'])), 'U00400'],
  ])('that is %s is refused, and nothing is stored', async (_name, content, status) => {
    const before = await portal.balances()
    expect((await portal.importFile(content)).body).toMatchObject({ status })
    expect(await portal.balances()).toEqual(before)
  })
})

it('whatever the order of lists, overlaps and repeats, each line is booked once and the books balance', async () => {
  let runs = 0
  // Days of the bank: equal lines without a serial are as many as the day has; lists hold whole days.
  const day = fc.array(fc.record({ fen: fc.integer({ min: 1, max: 3 }), serial: fc.boolean() }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(day, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (days, lists) => {
        runs += 1
        const linesOf = (at: number) =>
          (days[at] ?? []).map(({ fen, serial }, place) =>
            line(serial ? `P${runs}-${at}-${place}` : '', {
              income: `0.0${fen}`,
              at: `2026-10-1${at}`,
              text: `第${runs}轮`,
            }),
          )
        const before = BigInt((await portal.balances()).bank ?? 0)
        const told: number[] = []
        for (const list of lists) {
          const rows = [...new Set(list)].flatMap(linesOf)
          if (rows.length === 0) continue
          told.push(Number((await portal.importFile(csv(rows))).body.added))
        }
        const brought = [...new Set(lists.flat())].flatMap((at) => days[at] ?? [])
        const after = await portal.balances()
        expect(told.reduce((sum, one) => sum + one, 0)).toBe(brought.length)
        expect(BigInt(after.bank ?? 0) - before).toBe(BigInt(brought.reduce((sum, { fen }) => sum + fen, 0)))
        expect(Object.values(after).reduce((sum, one) => sum + BigInt(one), 0n)).toBe(0n)
      },
    ),
    { numRuns: 25 },
  )
})
