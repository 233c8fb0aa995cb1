import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RecordalFilter, readBox, searchLimits } from '../../contract/index.ts'
import { type Chance, chanceOf, inventedRow } from '../../testing/invented-rows.ts'
import { createRecordalsApp, type RecordalsApp, type Row } from '../../testing/recordals-app.ts'

const size = 100_000
const queries = 2_000
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** What the rows are made of in traditional form, and its simplified one. */
const traditional: Record<string, string> = {
  龍: '龙',
  門: '门',
  遠: '远',
  東: '东',
  雲: '云',
  臺: '台',
  電: '电',
  國: '国',
}

/** The rule in other words than the server's: all of a text at once, and not character by character. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/[龍門遠東雲臺電國]/g, (sign) => traditional[sign] ?? sign)
const plainNumber = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
const classesOf = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted()

type Compared = {
  id: number
  row: Row
  recordName: string
  name: string
  country: string
  register: string
  record: string
}
type Query = Partial<Record<keyof RecordalFilter, string | number>>

const inName = (text: string, part: string, exact: boolean) => (exact ? text === part : text.includes(part))
const inNumber = (text: string, part: string, exact: boolean) =>
  exact ? text === part : part.length < 3 ? text.startsWith(part) : text.includes(part)

const wordsOf = (q: string, exact: boolean): string[] =>
  (exact || readBox(q) !== 'words' ? [q] : q.trim().split(/\s+/).slice(0, searchLimits.words)).map(plain)

const meets = (query: Query, exact: boolean) => {
  const text = (name: keyof Query): string => String(query[name] ?? '').trim()
  const words = text('q') === '' ? [] : wordsOf(text('q'), exact)
  const [recordName, name, country] = [plain(text('recordName')), plain(text('name')), plain(text('conutryName'))]
  const [register, record] = [plainNumber(text('registerNum')), plainNumber(text('recordNum'))]
  if ((register === '' && text('registerNum') !== '') || (record === '' && text('recordNum') !== '')) return () => false
  const classes = classesOf(text('productType'))
  const tests: ((one: Compared) => boolean)[] = []
  const when = (isAsked: boolean, test: (one: Compared) => boolean) => isAsked && tests.push(test)
  when(query.registerType !== undefined, ({ row }) => row.registerType === query.registerType)
  when(query.recordState !== undefined, ({ row }) => row.recordState === query.recordState)
  when(query.recordType !== undefined, ({ row }) => row.recordNum.startsWith(String(query.recordType)))
  when(recordName !== '', (one) => inName(one.recordName, recordName, exact))
  when(name !== '', (one) => inName(one.name, name, exact))
  when(country !== '', (one) => inName(one.country, country, exact))
  when(register !== '', (one) => inNumber(one.register, register, exact))
  when(record !== '', (one) => inNumber(one.record, record, exact))
  when(classes.length > 0, ({ row }) => {
    const own = classesOf(row.productType)
    return exact ? String(own) === String(classes) : classes.every((part) => own.includes(part))
  })
  for (const word of words) {
    const number = plainNumber(word)
    const isOfNumbers = /[a-z\d]/.test(number)
    tests.push(
      (one) =>
        inName(one.recordName, word, exact) ||
        inName(one.name, word, exact) ||
        (isOfNumbers && (inNumber(one.register, number, exact) || inNumber(one.record, number, exact))),
    )
  }
  return (one: Compared): boolean => tests.every((test) => test(one))
}

const byPlace = (a: Compared, b: Compared): number => {
  const group = (one: Compared) => (one.row.recordState === 1 ? 0 : 1)
  const day = (one: Compared) => (one.row.recordBeginDate === null ? 0 : Date.parse(one.row.recordBeginDate))
  return group(a) - group(b) || day(b) - day(a) || a.id - b.id
}

/** A piece of a text, as somebody might write it. */
const pieceOf = ({ of, below }: Chance, text: string): string => {
  const characters = [...text]
  const from = below(characters.length)
  const piece = characters.slice(from, from + of([1, 2, 2, 3, 4, 8])).join('')
  return of([
    piece,
    piece,
    piece.toUpperCase(),
    piece.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    piece.replaceAll('门', '門').replaceAll('龙', '龍'),
  ])
}

const queryOf = (chance: Chance, { row }: Compared): Query => {
  const { of, below } = chance
  const exact = below(8) === 0
  const part = (text: string) => (exact ? text : pieceOf(chance, text))
  const query: Query = { pgIndex: 1, ...(exact && { match: 'exact' }) } as Query
  const asked = of<() => Query>([
    () => ({ q: part(row.recordName) }),
    () => ({ q: part(row.name) }),
    () => ({ q: exact ? row.recordNum : pieceOf(chance, row.recordNum) }),
    () => ({ q: exact ? row.registerNum : row.registerNum.slice(below(6)) }),
    () => (exact ? { q: row.name } : { q: `${pieceOf(chance, row.recordName)} ${pieceOf(chance, row.name)}` }),
    () => ({ recordName: part(row.recordName) }),
    () => ({ name: part(row.name) }),
    () => ({ recordName: part(row.recordName), conutryName: part(row.conutryName) }),
    () => ({ registerNum: part(row.registerNum) }),
    () => ({ recordNum: part(row.recordNum), name: part(row.name) }),
    () => ({ name: part(row.name), productType: row.productType }),
    () => ({ conutryName: part(row.conutryName), registerType: row.registerType }),
  ])()
  const more = of<Query>([
    {},
    {},
    {},
    { registerType: row.registerType },
    { recordState: row.recordState },
    { recordType: row.recordNum.slice(0, 1) },
  ])
  return { ...query, ...asked, ...more }
}

let portal: RecordalsApp
let rows: Compared[]
beforeAll(async () => {
  portal = await createRecordalsApp()
  const chance = chanceOf(seed)
  const invented = Array.from({ length: size }, (_, at) => inventedRow(chance, at))
  await portal.fill(invented)
  const { rows: ids } = await portal.database.pool.query<{ id: number; record_number: string }>(
    'select id, record_number from recordal',
  )
  const idOf = new Map(ids.map(({ id, record_number }) => [record_number, id]))
  rows = invented
    .map((row) => ({
      id: idOf.get(row.recordNum) ?? 0,
      row,
      recordName: plain(row.recordName),
      name: plain(row.name),
      country: plain(row.conutryName),
      register: plainNumber(row.registerNum),
      record: plainNumber(row.recordNum),
    }))
    .toSorted(byPlace)
}, 240_000)
afterAll(() => portal.close())

it(`${queries} queries find what a plain scan of ${size} rows finds, in its order (SEED=${seed})`, async () => {
  const chance = chanceOf(seed + 1)
  let many = 0
  for (let number = 0; number < queries; number += 1) {
    const query = queryOf(chance, chance.of(rows as [Compared, ...Compared[]]))
    const found = rows.filter(meets(query, query.match === 'exact'))
    const pgCount = chance.of([1, 10, 10, 37, 100])
    const last = Math.min(Math.ceil(found.length / pgCount), Math.floor(10_000 / pgCount))
    const pgIndex = chance.of([1, 1, 1 + chance.below(last + 1), Math.max(1, last)])
    const asked = { ...query, pgCount, pgIndex: Math.min(pgIndex, Math.floor(10_000 / pgCount)), literal: 1 }
    const { status, body } = await portal.search(asked)
    const told = `SEED=${seed} query ${number}: ${JSON.stringify(asked)}`
    expect(status, told).toBe(200)
    const isExact = found.length <= 10_000
    if (!isExact) many += 1
    expect({ total: body.totalElements, isExact: body.totalIsExact }, told).toEqual({
      total: Math.min(found.length, 10_000),
      isExact,
    })
    const from = (asked.pgIndex - 1) * pgCount
    expect(
      body.elements.map(({ recordNum }) => recordNum),
      told,
    ).toEqual(found.slice(from, from + pgCount).map(({ row }) => row.recordNum))
  }
  expect(many, 'queries that find very many').toBeGreaterThan(20)
}, 240_000)
