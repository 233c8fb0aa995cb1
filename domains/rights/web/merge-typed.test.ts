import { expect, it } from 'vitest'
import { detailAnswer } from '../testing/page-answers.ts'
import { mergeTyped } from './merge-typed.ts'
import { valuesOf } from './right-form.ts'

const base = valuesOf(detailAnswer())
const newest = valuesOf(detailAnswer({ version: 4, recordName: '别处的名称', goods: '别处的商品', classes: [9, 25] }))

it('keeps what was typed, and takes the rest from the newest version', () => {
  const typed = { ...base, recordName: '我的名称', note: '我的备注' }
  expect(mergeTyped(typed, newest, base)).toEqual({
    values: { ...newest, recordName: '我的名称', note: '我的备注' },
    kept: ['recordName'],
    taken: ['classes', 'goods'],
  })
})

it('counts all that differs as typed where nobody knows with what the typing began', () => {
  const typed = { ...base, version: 2, note: '我的备注' }
  expect(mergeTyped(typed, newest, undefined)).toEqual({
    values: { ...typed, version: 4 },
    kept: ['recordName', 'classes', 'goods', 'note'],
    taken: [],
  })
})
