import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createCipher, unreadable } from './cipher.ts'
import { openKeys } from './known-keys.ts'
import { reseal } from './reseal.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table parcel (id int primary key, note_sealed text, size int)')
})
afterEach(() => database.drop())

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) })
const [k1, k2, wrong] = [key('k1', 1), key('k2', 2), key('k1', 9)]
const signing = (byte: number) => Buffer.alloc(32, byte)
type Keys = { data?: (typeof k1)[]; sign?: Buffer[]; replaceSigning?: boolean }

const open = ({ data = [k1], sign = [signing(1)], replaceSigning = false }: Keys = {}) =>
  openKeys(database.db, { secrets: { dataKeys: data, signingKeys: sign }, domains: [], replaceSigning })

const placeOf = (row: number) => ({ table: 'parcel', column: 'note_sealed', row: String(row) })
const send = async (cipher: ReturnType<typeof createCipher>, count = 1, from = 1) => {
  for (let id = from; id < from + count; id += 1) {
    await database.pool.query('insert into parcel values ($1, $2)', [id, cipher.seal(`note ${id}`, placeOf(id))])
  }
}
const known = async () => {
  const { rows } = await database.pool.query('select name from portal_key order by name')
  return rows.map(({ name }) => name.replace(/^signing .*/, 'signing'))
}

describe('the keys of a start', () => {
  it('are remembered by the first, and taken again by the next', async () => {
    await open()
    expect(await known()).toEqual(['data k1', 'fingerprint', 'signing'])
    await expect(open()).resolves.toBeDefined()
  })

  it.each([
    ['another key under the same name', { data: [wrong] }, /密钥 k1 不是加密现有数据的那一个/],
    ['a new key without the old one', { data: [k2] }, /缺少密钥 k1/],
    ['other signing keys', { sign: [signing(9)] }, /SIGNING_KEYS/],
  ])('do not fit, and change nothing: %s', async (_name, keys, sentence) => {
    await open()
    await expect(open(keys)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(sentence) })
    expect(await known()).toEqual(['data k1', 'fingerprint', 'signing'])
  })

  it('must open what an earlier release left, though one value of it is damaged', async () => {
    await send(createCipher([k1]), 2)
    await database.pool.query("update parcel set note_sealed = 'k1.a.b.c' where id = 1")
    await expect(open({ data: [wrong] })).rejects.toMatchObject({ exitCode: 2 })
    await expect(open({ data: [k2] })).rejects.toThrow(/缺少密钥 k1/)
    expect(await known()).toEqual([])
    await open()
    expect(await known()).toContain('data k1')
  })

  it('of links are replaced with the old one beside, and after a loss by a command', async () => {
    await open()
    await open({ sign: [signing(2), signing(1)] })
    await expect(open({ sign: [signing(1)] })).rejects.toThrow(/SIGNING_KEYS/)
    await open({ sign: [signing(2)] })
    await expect(open({ sign: [signing(2), signing(1)] })).resolves.toBeDefined()
    await open({ sign: [signing(3)], replaceSigning: true })
    await expect(open({ sign: [signing(2)] })).rejects.toThrow(/SIGNING_KEYS/)
  })
})

describe('a new data key', () => {
  const both = [k2, k1]

  it('seals everything anew, so that the old one may go; what was found by it is found as before', async () => {
    const before = await open()
    await send(before, 700)
    const cipher = await open({ data: both })
    await expect(reseal(database.db, { cipher, dataKeys: both, domains: [] })).resolves.toEqual({
      resealed: 701,
      left: {},
    })
    const after = await open({ data: [k2] })
    const { rows } = await database.pool.query('select id, note_sealed from parcel')
    expect(rows.map(({ id, note_sealed: sealed }) => after.open(sealed, placeOf(id)))).toEqual(
      rows.map(({ id }) => `note ${id}`),
    )
    expect(after.fingerprint('138', 'phone')).toBe(before.fingerprint('138', 'phone'))
  })

  it('goes on where a run was cut off, and tells what it cannot open: that key stays', async () => {
    await send(await open(), 3)
    const cipher = await open({ data: both })
    await send(cipher, 2, 4)
    await database.pool.query(`update parcel set note_sealed = 'k1.a.b.c' where id = 2`)
    await expect(reseal(database.db, { cipher, dataKeys: both, domains: [] })).resolves.toEqual({
      resealed: 3,
      left: { k1: 1 },
    })
    await expect(open({ data: [k2] })).rejects.toThrow(/缺少密钥 k1/)
  })

  it('seals anew also what is written once, and only where the owner changes nothing else', async () => {
    await database.pool.query(
      'create trigger parcel_append_only before update or delete on parcel for each row execute function refuse_change()',
    )
    await send(await open())
    const cipher = await open({ data: both })
    await expect(database.pool.query("update parcel set size = 1, note_sealed = 'k2.x.y.z'")).rejects.toThrow(
      /append-only/,
    )
    await expect(database.pool.query('update parcel set note_sealed = null')).rejects.toThrow(/append-only/)
    await expect(reseal(database.db, { cipher, dataKeys: both, domains: [] })).resolves.toMatchObject({ left: {} })
  })
})

it('shows what no key opens as such, and tells of it once', () => {
  const told: unknown[] = []
  const cipher = createCipher([k1], { onUnreadable: (place) => told.push(place) })
  const sealed = createCipher([wrong]).seal('a', placeOf(1))
  expect([cipher.show(sealed, placeOf(1)), cipher.show(sealed, placeOf(1), () => 'masked')]).toEqual([
    unreadable,
    unreadable,
  ])
  expect(cipher.show(cipher.seal('a', placeOf(1)), placeOf(1), (text) => `${text}*`)).toBe('a*')
  expect(told).toEqual([placeOf(1)])
})
