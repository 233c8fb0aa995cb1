import { expect, it } from 'vitest'
import { platformFailure } from './failures.ts'
import { createStandIn } from './stand-in.ts'

const away = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
const first = { list: ['one'] }

const start = async () => {
  let time = 0
  const standIn = createStandIn(() => time)
  await standIn.answer('list', async () => first)
  const advance = (ms: number) => {
    time += ms
  }
  return { standIn, advance }
}

it('hands out the last answer while the database is away, asks it again each second, and then has the new one', async () => {
  const { standIn, advance } = await start()
  let asked = 0
  const ask = () => {
    asked += 1
    return away()
  }
  for (let call = 0; call < 5; call += 1) expect(await standIn.answer('list', ask)).toBe(first)
  expect(asked).toBe(1)
  const second = { list: ['two'] }
  advance(1_000)
  expect(await standIn.answer('list', async () => second)).toBe(first)
  expect(await standIn.answer('list', async () => second)).toBe(second)
})

it('has no answer to what nobody asked before, nor one that is ten minutes old', async () => {
  const { standIn, advance } = await start()
  await expect(standIn.answer('other', away)).rejects.toThrow('gone')
  advance(10 * 60_000)
  await expect(standIn.answer('list', away)).rejects.toThrow('gone')
})

it('never hands out what is said to be gone', async () => {
  const { standIn } = await start()
  const missing = () => Promise.reject(platformFailure('record.not_found'))
  await expect(standIn.answer('list', missing)).rejects.toThrow('record.not_found')
  await expect(standIn.answer('list', away)).rejects.toThrow('gone')
})

it('takes a caller who cannot be looked up for nobody', async () => {
  const { standIn } = await start()
  expect(await standIn.caller(async () => 'u1')).toBe('u1')
  expect(await standIn.caller(away)).toBeNull()
})
