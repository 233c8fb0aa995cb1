import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { createCipher, unreadable } from './cipher.ts'
import { sealedFields } from './sealed-fields.ts'

const parcels = pgTable('parcel', {
  id: text().primaryKey(),
  note: text('note_sealed').notNull(),
  phone: text('phone_sealed'),
  size: text(),
})
const { placeOf, seal, open, find, show, seals } = sealedFields(parcels, { phone: 'phone' })
const ctx = { cipher: createCipher([{ id: 'k1', key: Buffer.alloc(32, 1) }]) }
const parcel = {
  id: '1',
  note: seal(ctx, 'note', '1', 'fragile'),
  phone: seal(ctx, 'phone', '1', '13800138000'),
}

it('seals a field to its table, its column and its row', () => {
  expect(placeOf('note', '1')).toEqual({ table: 'parcel', column: 'note_sealed', row: '1' })
  expect(ctx.cipher.open(parcel.note, placeOf('note', '1'))).toBe('fragile')
  expect([open(ctx, 'note', parcel), find(ctx, 'note', parcel), show(ctx, 'note', parcel)]).toEqual(
    Array.from({ length: 3 }, () => 'fragile'),
  )
  expect(show(ctx, 'phone', parcel, (phone) => `${phone.slice(0, 3)}****`)).toBe('138****')
})

it('tells which columns are sealed under another name, so that a change of keys opens them', () => {
  expect(placeOf('phone', '1').column).toBe('phone')
  expect(seals).toEqual([{ column: 'parcel.phone_sealed', boundTo: 'phone' }])
})

it('says of a value that was moved to another row that nobody can read it', () => {
  const moved = { ...parcel, id: '2' }
  expect(() => open(ctx, 'note', moved)).toThrow()
  expect([find(ctx, 'note', moved), show(ctx, 'note', moved, () => 'masked')]).toEqual([null, unreadable])
})

it('leaves a missing value missing', () => {
  const without = { ...parcel, phone: seal(ctx, 'phone', '1', null) }
  expect([open(ctx, 'phone', without), find(ctx, 'phone', without), show(ctx, 'phone', without)]).toEqual([
    null,
    null,
    null,
  ])
})

it('takes no column that a change of keys would not find', () => {
  // @ts-expect-error: the name of the column does not end in `_sealed`.
  expect(placeOf('size', '1')).toEqual({ table: 'parcel', column: 'size', row: '1' })
})
