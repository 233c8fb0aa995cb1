import { TextDecoder } from 'node:util'

/** The two bytes of each character of GBK; Node.js can decode GBK but not encode it. */
const twoBytes: ReadonlyMap<string, number> = (() => {
  const decoder = new TextDecoder('gb18030')
  const found = new Map<string, number>()
  const pair = Buffer.alloc(2)
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue
      pair[0] = lead
      pair[1] = trail
      const text = decoder.decode(pair)
      if (text.length === 1 && text !== '\uFFFD' && !found.has(text)) found.set(text, lead * 256 + trail)
    }
  }
  return found
})()

/** Text in GBK, as Excel on a Chinese machine saves CSV. Fails for a character that GBK does not have. */
export const toGbk = (text: string): Buffer => {
  const bytes = Buffer.alloc(text.length * 2)
  let at = 0
  for (const sign of text) {
    const code = sign.charCodeAt(0)
    if (code < 0x80) {
      bytes[at] = code
      at += 1
    } else {
      const known = twoBytes.get(sign)
      if (known === undefined) throw new Error(`GBK has no ${sign}`)
      bytes.writeUInt16BE(known, at)
      at += 2
    }
  }
  return bytes.subarray(0, at)
}
