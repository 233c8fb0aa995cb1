import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

const manyAtOnce = async (total: number) => {
  const gate = createGate({ running: 2, waiting: 64 })
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setTimeout(done, 1))
    running -= 1
  }
  const results = await Promise.allSettled(Array.from({ length: total }, () => gate(task)))
  return { most, refused: results.filter(({ status }) => status === 'rejected').length, gate }
}

it('runs two at once, lets 64 wait, and refuses the rest', async () => {
  expect(await manyAtOnce(66)).toMatchObject({ most: 2, refused: 0 })
  expect(await manyAtOnce(100)).toMatchObject({ most: 2, refused: 34 })
})

it('turns away whom it would refuse before any work is done for him', async () => {
  const gate = createGate({ running: 1, waiting: 1 })
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  const first = gate(() => held)
  expect(() => gate.ensureRoom()).not.toThrow()
  const second = gate(async () => undefined)
  expect(() => gate.ensureRoom()).toThrow('server.overloaded')
  end()
  await Promise.all([first, second])
  expect(() => gate.ensureRoom()).not.toThrow()
})

it('is open again after failures and floods', async () => {
  const { gate } = await manyAtOnce(100)
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate(async () => 'open')).toBe('open')
  expect(await gate(async () => 'still open')).toBe('still open')
})

it('lets known callers pass a full line of strangers, as far as their own line goes', async () => {
  const gate = createGate({ running: 1, waiting: 2, ahead: 1 })
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  const order: string[] = []
  const enter = (name: string, ahead: boolean) => gate(async () => void order.push(name), { ahead })
  const first = gate(() => held)
  const strangers = [enter('stranger', false), enter('another stranger', false)]
  expect(() => gate.ensureRoom()).toThrow('server.overloaded')
  expect(() => gate.ensureRoom({ ahead: true })).not.toThrow()
  const known = enter('known', true)
  expect(() => gate.ensureRoom({ ahead: true })).toThrow('server.overloaded')
  end()
  await Promise.all([first, known, ...strangers])
  expect(order).toEqual(['known', 'stranger', 'another stranger'])
})
