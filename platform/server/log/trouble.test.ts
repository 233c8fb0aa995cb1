import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { trouble } from './trouble.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('is one line at the first failure and one when it is over, however often it failed between', () => {
  const lines: { msg: string; failures?: number }[] = []
  const told = trouble(createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }), 'the queue')
  told.worked()
  for (let time = 0; time < 300; time += 1) {
    vi.advanceTimersByTime(100)
    told.failed(new Error(`no connection ${time}`))
    told.worked()
  }
  vi.advanceTimersByTime(6_000)
  told.worked()
  told.worked()
  expect(lines.map(({ msg, failures }) => [msg, failures])).toEqual([
    ['the queue fails and is tried again', undefined],
    ['the queue works again', 300],
  ])
  told.failed(new Error('again'))
  expect(lines).toHaveLength(3)
})
