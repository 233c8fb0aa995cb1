import { createLog } from '@portal/platform/server'
import { expect, it } from 'vitest'
import { createStartSteps } from './start-steps.ts'

it('tells where the time of a start went, on the console and in the log', async () => {
  let time = 0
  const steps = createStartSteps(() => time)
  const take = (ms: number) => async () => {
    time += ms
    return ms
  }
  expect(await steps.step('数据库', take(2_000))).toBe(2_000)
  await steps.step('数据库结构', take(340))
  expect(steps.told()).toBe('启动用时 2.3 秒：数据库 2.0 秒，数据库结构 0.3 秒')
  const lines: string[] = []
  steps.logTo(createLog('info', { write: (line: string) => void lines.push(line) }))
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { step: '数据库', ms: 2_000 },
    { step: '数据库结构', ms: 340 },
  ])
})
