import { expect, it } from 'vitest'
import { createInTurn } from './in-turn.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('runs one round at a time for a key, each for all who came meanwhile, and says who came later', async () => {
  const rounds: number[] = []
  const count = createInTurn<number>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  let total = 0
  const one = () =>
    count('a', async (joined) => {
      rounds.push(joined)
      begin()
      await held
      total += joined
      return total
    })
  const first = one()
  await begun
  const joining = Array.from({ length: 10 }, one)
  end()
  const others = await Promise.all(joining)
  expect(rounds).toEqual([1, 10])
  expect(await first).toEqual({ result: 1, behind: 0 })
  expect(others.map(({ result, behind }) => result - behind)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

it('keeps keys apart, and goes on after a failure', async () => {
  const inTurn = createInTurn<string>()
  const slow = inTurn('a', () => pause(50).then(() => 'slow'))
  expect((await inTurn('b', async () => 'quick')).result).toBe('quick')
  await slow
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect((await inTurn('a', async () => 'again')).result).toBe('again')
})
