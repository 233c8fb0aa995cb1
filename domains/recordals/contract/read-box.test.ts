import { describe, expect, it } from 'vitest'
import { readBox } from './read-box.ts'

describe('what the one box was given', () => {
  it.each([
    ['T2024-177147', 'recordNumber'],
    ['ｔ２０２４－１７７１４７', 'recordNumber'],
    ['T2024 – 177147', 'recordNumber'],
    ['c2024177147', 'recordNumber'],
    ['T2024-17', 'recordNumber'],
    ['2024-177147', 'recordNumber'],
    ['90000001', 'registrationNumber'],
    ['ZL 2020 1 0123456.7', 'registrationNumber'],
    ['zl202010123456X', 'registrationNumber'],
    ['国作登字-2020-F-01234567', 'registrationNumber'],
    ['1234567A', 'registrationNumber'],
    ['演示星辰', 'words'],
    ['361', 'words'],
    ['2026', 'words'],
    ['7-11', 'words'],
    ['星辰 90000001', 'words'],
    ['HELLO KITTY', 'words'],
    ['iPhone15', 'words'],
    ['%', 'words'],
    ['', 'nothing'],
    ['　\t', 'nothing'],
  ])('%j is read as %s', (text, reading) => {
    expect(readBox(text)).toBe(reading)
  })
})
