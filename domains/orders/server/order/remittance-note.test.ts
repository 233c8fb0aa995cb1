import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { newRemittanceNote, notesIn } from './remittance-note.ts'

const note = newRemittanceNote({ chance: randomBytes })

it('is found in the text of a transfer, once, in full-width digits too', () => {
  expect(notesIn(`货款 ${note} 谢谢 ${note}`)).toEqual([note])
  expect(notesIn(note.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)))).toEqual([note])
})

it('is not found inside a longer number, nor with a slip of one digit, nor with two digits changed about', () => {
  expect(notesIn(`6222${note}`)).toEqual([])
  for (let at = 0; at < note.length; at += 1) {
    const other = (Number(note[at]) + 1) % 10
    expect(notesIn(`${note.slice(0, at)}${other}${note.slice(at + 1)}`)).toEqual([])
  }
  for (let at = 0; at + 1 < note.length; at += 1) {
    const [one = '', two = ''] = [note[at], note[at + 1]]
    if (one !== two) expect(notesIn(`${note.slice(0, at)}${two}${one}${note.slice(at + 2)}`)).toEqual([])
  }
})
