import { randomBytes } from 'node:crypto'
import { createSigner } from '@portal/platform/server'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawName } from './draw-name.ts'
import { imageAddress, nameOfImage } from './image-address.ts'

const pictureOf = async (name: string): Promise<Buffer> => {
  const drawn = await drawName(name)
  if ('missing' in drawn) throw new Error(`missing: ${drawn.missing}`)
  return drawn.picture
}

/** The rows and columns of a picture that hold ink, from the first to the last, in parts of the whole. */
const inkOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = [...data.entries()].filter(([, value]) => value < 128).map(([at]) => at)
  const xs = dark.map((at) => at % info.width)
  const ys = dark.map((at) => Math.floor(at / info.width))
  const span = (values: number[], size: number) => {
    const [from, to] = [values.reduce((a, b) => Math.min(a, b), size), values.reduce((a, b) => Math.max(a, b), 0)]
    return { middle: (from + to) / 2 / size, room: (to - from) / size }
  }
  return { x: span(xs, info.width), y: span(ys, info.height) }
}

describe('the picture of a name', () => {
  it.each([
    ['one sign', '星', 500],
    ['two signs', '星辰', 680],
    ['thirty signs', '星辰大海'.repeat(8).slice(0, 30), 1500],
    ['letters and digits', 'STAR 2026', expect.any(Number)],
  ])('of %s is a JPEG of a size that the office takes, with the name in its middle', async (_what, name, width) => {
    const picture = await pictureOf(name)
    const metadata = await sharp(picture).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width, height: 500 })
    const { x, y } = await inkOf(picture)
    for (const { middle } of [x, y]) expect(Math.abs(middle - 0.5)).toBeLessThan(0.02)
    expect(x.room).toBeGreaterThan(0.3)
    expect(x.room).toBeLessThan(0.95)
  })

  it('is the same for the same name, byte for byte, and another for another', async () => {
    const [one, again, other] = [await pictureOf('星辰'), await pictureOf('星辰'), await pictureOf('星晨')]
    expect(one.equals(again)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })

  it.each([
    ['a rare sign', '野𠮷家', ['𠮷']],
    ['an emoji of several characters, as a whole', '家👨‍👩‍👧', ['👨‍👩‍👧']],
    ['Thai and Hangul', '星ก가', ['ก', '가']],
    ['what turns the direction of reading', '星\u202e辰', ['U+202E']],
    ['what nobody sees', '星\u200d\u00ad\u3164', ['星\u200d', 'U+00AD', 'U+3164']],
    ['a line break', '星\n辰', ['U+000A']],
  ])('is not drawn of %s, which is named', async (_what, name, missing) => {
    expect(await drawName(name)).toEqual({ missing })
  })

  it('of whatever text is drawn within those sizes or not at all', async () => {
    const usual = fc.constantFrom(...'星辰大海ＡBCiW 　·—，·&/0', '\u{1f100}')
    const unit = fc.oneof(
      { weight: 30, arbitrary: usual },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 1 }) },
    )
    const names = fc.string({ unit, minLength: 1, maxLength: 30 }).map((text) => text.trim())
    await fc.assert(
      fc.asyncProperty(
        names.filter((text) => text !== ''),
        async (name) => {
          const drawn = await drawName(name)
          if ('missing' in drawn) {
            expect(drawn.missing).not.toEqual([])
            return
          }
          const { width, height } = await sharp(drawn.picture).metadata()
          expect([width >= 500, width <= 1500, height]).toEqual([true, true, 500])
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('the address of a picture', () => {
  const ctx = { signer: createSigner([randomBytes(32)]) }
  const lastPart = (address: string) => address.split('/').at(-1) ?? ''

  it('holds the name and nothing else, so that it is read without a store', () => {
    for (const name of ['星辰', 'A', '𠀀', 'A.B-C_D/..\\"<b>']) {
      const address = imageAddress(ctx, name)
      expect(address).toMatch(/^\/api\/trademarkImage\/[\w-]+\.[\w-]{43}\.jpg$/)
      expect(nameOfImage(ctx, lastPart(address))).toBe(name)
    }
  })

  it('names nothing once one character of it is changed', () => {
    const file = lastPart(imageAddress(ctx, '星辰'))
    for (let at = 0; at < file.length; at += 1) {
      const changed = `${file.slice(0, at)}${file[at] === 'B' ? 'C' : 'B'}${file.slice(at + 1)}`
      expect([changed, nameOfImage(ctx, changed)]).toEqual([changed, undefined])
    }
    const [token, signature] = file.split('.')
    for (const wrong of [
      '',
      '.jpg',
      `${token}.jpg`,
      `.${signature}.jpg`,
      `${token}=.${signature}.jpg`,
      `${file}.jpg`,
    ]) {
      expect([wrong, nameOfImage(ctx, wrong)]).toEqual([wrong, undefined])
    }
    const other = lastPart(imageAddress(ctx, '星晨')).split('.')[1]
    expect(nameOfImage(ctx, `${token}.${other}.jpg`)).toBeUndefined()
  })
})
