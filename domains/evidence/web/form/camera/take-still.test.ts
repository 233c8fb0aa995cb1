import { expect, it } from 'vitest'
import { encodeWithin, stillBytes, stillName } from './take-still.ts'

/** A picture whose size falls with its quality, as that of a camera does. */
const encoderOf = (bytes: number) => {
  const asked: number[] = []
  const encode = async (quality: number): Promise<Blob | null> => {
    asked.push(quality)
    return new Blob([new Uint8Array(Math.round(bytes * quality))])
  }
  return { asked, encode }
}

it('takes the best quality that fits, and encodes no further', async () => {
  const small = encoderOf(1_000_000)
  expect((await encodeWithin(small.encode, stillBytes))?.size).toBe(920_000)
  expect(small.asked).toHaveLength(1)
})

it('lowers the quality until the picture is at most 1.9 MB', async () => {
  const large = encoderOf(2_600_000)
  const picture = await encodeWithin(large.encode, stillBytes)
  expect(picture?.size).toBeLessThanOrEqual(stillBytes)
  expect(stillBytes).toBeLessThan(2 * 1024 * 1024)
  expect(large.asked).toEqual([0.92, 0.85, 0.78, 0.7])
})

it('gives no picture that would be refused', async () => {
  expect(await encodeWithin(encoderOf(50_000_000).encode, stillBytes)).toBeUndefined()
  expect(await encodeWithin(async () => null, stillBytes)).toBeUndefined()
})

it('names a picture by what it shows and when, in a way that every file system takes', () => {
  const at = Date.parse('2026-11-25T09:41:07+08:00')
  expect(stillName('带展位号的展位照片', at)).toBe('带展位号的展位照片 20261125-094107.jpg')
})
