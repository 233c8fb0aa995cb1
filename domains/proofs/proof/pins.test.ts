import { expect, it } from 'vitest'
import { noPins, type Pins, pinsFolder, pinsText, readPins } from './pins.ts'

// The example of c2sp.org/signed-note.
const vkey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
const pins: Pins = {
  ...noPins,
  logs: [vkey],
  witnesses: { quorum: 1, keys: [vkey] },
  timestamps: [
    { name: '演示', root: '-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----\n', policies: ['1.2.3'] },
  ],
  anchors: [{ name: '演示链', chainId: 31337, senders: [`0x${'ab'.repeat(20)}`] }],
  operator: { name: '演示公司', uscc: '' },
  records: 'https://portal.example/e/',
}

it('pins come back from their file, and lie in a folder as lines', () => {
  expect(readPins(pinsText(pins))).toEqual(pins)
  const folder = new Map(pinsFolder(pins).map(({ path, text }) => [path, text]))
  expect(folder.get('log.vkey')).toBe(`${vkey}\n`)
  expect(folder.get('witness.quorum')).toBe('1\n')
  expect(folder.get('tsa-1.policies')).toBe('1.2.3\n')
  expect(folder.get('tsa-1.name')).toBe('演示\n')
  expect(folder.get('chains.txt')).toBe(`31337 - 0x${'ab'.repeat(20)} - - 演示链\n`)
  expect(folder.get('operator.json')).toBe('{"name":"演示公司","uscc":""}\n')
  expect(readPins(folder.get('pins.json') ?? '')).toEqual(pins)
})

it.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...pins, v: 'cn.ip-evidence.pins/2' })],
  ['more witnesses asked for than named', JSON.stringify({ ...pins, witnesses: { quorum: 2, keys: [vkey] } })],
  ['a key that is none', JSON.stringify({ ...pins, logs: ['key'] })],
  ['an authority without a policy', JSON.stringify({ ...pins, timestamps: [{ ...pins.timestamps[0], policies: [] }] })],
  ['a sender in capitals', JSON.stringify({ ...pins, anchors: [{ ...pins.anchors[0], senders: ['0xAB'] }] })],
])('are not read from a file with %s', (_, text) => {
  expect(readPins(text)).toBeUndefined()
})
