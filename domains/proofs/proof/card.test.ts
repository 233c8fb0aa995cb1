import { expect, it } from 'vitest'
import { cardText, readCard, shortCode, type TimeCard } from './card.ts'
import { pulseText, readPulse } from './pulse.ts'

const root = Uint8Array.from({ length: 32 }, (_, at) => at * 7)
const card: TimeCard = { origin: 'portal.example/ev1', size: 1234, root, block: null }
const withBlock: TimeCard = { ...card, block: { chainId: 5555, hash: 'ab'.repeat(32) } }

it('shows the lines that the log signs, and a block where there is one', () => {
  expect(cardText(card)).toBe('portal.example/ev1\n1234\nAAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK+2vcTL0tk=\n')
  expect(cardText(withBlock).split('\n')[3]).toBe(`block 5555 ${'q6ur'.repeat(10)}q6s=`)
  for (const one of [card, withBlock]) expect(readCard(cardText(one))).toEqual(one)
})

it('reads a card whose last line end a scanner dropped, and nothing else that codes hold', () => {
  expect(readCard(cardText(withBlock).trimEnd())).toEqual(withBlock)
  const others = ['https://u.wechat.com/abc', '', 'portal.example/ev1\n12x\nAAAA', cardText(card).replace('1234', '-1')]
  for (const text of [...others, 'A'.repeat(4_000)]) expect(readCard(text), text.slice(0, 30)).toBeUndefined()
})

it('has a code for the eye in which no two signs look alike', () => {
  expect(shortCode(root)).toBe('003G-W58W-4CN3')
  expect(shortCode(root.map((byte, at) => (at === 7 ? byte ^ 255 : byte)))).not.toBe(shortCode(root))
})

it('writes and reads a pulse, and refuses what is none', () => {
  const pulse = { salt: '5a'.repeat(32), tokens: ['ab'.repeat(32)], checkpoint: cardText(card) }
  expect(readPulse(pulseText(pulse))).toEqual(pulse)
  expect(readPulse(pulseText({ ...pulse, tokens: [], checkpoint: '' }))).toEqual({
    ...pulse,
    tokens: [],
    checkpoint: '',
  })
  const text = pulseText(pulse)
  for (const other of [text.replace('pulse/1', 'pulse/2'), text.replace('salt 5a', 'salt 5'), text.slice(1), '']) {
    expect(readPulse(other), other.slice(0, 40)).toBeUndefined()
  }
})
