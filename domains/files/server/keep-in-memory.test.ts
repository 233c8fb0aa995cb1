import { expect, it, vi } from 'vitest'
import { keepInMemory } from './keep-in-memory.ts'

const bytesOf = (length: number) => vi.fn(async () => Buffer.alloc(length))
const sizeCalculation = ({ length }: Buffer) => length

it('what was asked for longest ago goes first, when there is no room for more bytes', async () => {
  const keep = keepInMemory<Buffer>({ maxSize: 100, sizeCalculation })
  const [first, second, third] = [bytesOf(40), bytesOf(40), bytesOf(40)]
  await keep('first', first)
  await keep('second', second)
  await keep('first', first)
  await keep('third', third)
  for (const [name, make] of Object.entries({ first, third })) await keep(name, make)
  expect([first, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await keep('second', second)
  expect(second).toHaveBeenCalledTimes(2)
})

it('what is crowded out while it is made, or is larger than all the room, is still answered', async () => {
  const keep = keepInMemory<Buffer>({ maxSize: 100, sizeCalculation })
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const slow = keep('slow', () => promise)
  for (const name of ['a', 'b', 'c', 'd']) await keep(name, bytesOf(60))
  expect(await keep('large', bytesOf(101))).toHaveLength(101)
  resolve(Buffer.alloc(7))
  expect(await slow).toHaveLength(7)
})

it('a failure reaches all who wait for it, and the next one tries again', async () => {
  const keep = keepInMemory<Buffer>({ max: 2 })
  const make = bytesOf(3).mockRejectedValueOnce(new Error('the store is away'))
  const asked = await Promise.allSettled([keep('a', make), keep('a', make)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await keep('a', make)).toHaveLength(3)
  expect(make).toHaveBeenCalledTimes(2)
})
