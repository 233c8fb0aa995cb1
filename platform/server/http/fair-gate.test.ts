import { expect, it } from 'vitest'
import { createFairGate } from './fair-gate.ts'

const places = { running: 2, waiting: 8, each: 1, eachWaiting: 4 }

it('lets a task of somebody else pass by the many of one user', async () => {
  const gate = createFairGate(places)
  const done: string[] = []
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  const many = Array.from({ length: 4 }, (_, index) =>
    gate('attacker', async () => {
      await held
      done.push(`attacker ${index}`)
    }),
  )
  await gate('customer', async () => {
    done.push('customer')
  })
  expect(done).toEqual(['customer'])
  end()
  await Promise.all(many)
  expect(done).toHaveLength(5)
})

it('refuses what exceeds the line of one user, and serves the others', async () => {
  const gate = createFairGate(places)
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  const many = Array.from({ length: 7 }, () => gate('attacker', () => held))
  const settled = Promise.allSettled(many)
  expect(await gate('customer', async () => 'served')).toBe('served')
  end()
  const refused = (await settled).filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused[0]?.reason).toMatchObject({ code: 'server.overloaded' })
})

it('lets a user in again after failures', async () => {
  const gate = createFairGate(places)
  await expect(gate('customer', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate('customer', async () => 'open')).toBe('open')
})
