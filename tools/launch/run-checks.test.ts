import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const node = (code: string): string[] => [process.execPath, '-e', code]

/** Runs checks in a process of their own and answers what a reader of the console sees, and the outcome. */
const run = (checks: { title: string; commands: string[][] }[]) => {
  const program = `
    import { runChecks } from ${JSON.stringify(join(import.meta.dirname, 'run-checks.mjs'))}
    const outcome = await runChecks(${JSON.stringify(checks)})
    console.info('OUTCOME ' + JSON.stringify(outcome))
  `
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const [shown = '', outcome = '{}'] = stdout.split('OUTCOME ')
  return { shown, outcome: JSON.parse(outcome) }
}

test('checks run in order, each with heading and time, and stop at the first that fails', () => {
  const { shown, outcome } = run([
    { title: '甲', commands: [node('console.info("one")'), node('console.info("two")')] },
    { title: '乙', commands: [node('process.exit(3)'), node('console.info("never")')] },
    { title: '丙', commands: [node('console.info("never")')] },
  ])
  expect(shown.replace(/\d+\.\d 秒/g, 'n 秒').replaceAll(/：node .*/g, '')).toBe(
    '\n▶ 1/3 甲\none\ntwo\n✓ 1/3 甲（n 秒）\n\n▶ 2/3 乙\n✗ 2/3 乙（n 秒）\n',
  )
  expect(outcome).toEqual({ failedAt: '2/3 乙', counts: { passed: 0, failed: 1, skipped: 0 } })
})

test('when all pass, nothing failed', () => {
  expect(run([{ title: '甲', commands: [node('')] }]).outcome).toEqual({ counts: { passed: 0, failed: 0, skipped: 0 } })
})
