import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const node = (code: string): string[] => [process.execPath, '-e', code]

/** Runs checks in a process of their own and answers what a reader of the console sees, and the outcome. */
const run = (checks: { title: string; commands: string[][]; beside?: boolean }[]) => {
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
  expect(outcome).toMatchObject({ failedAt: '2/3 乙', counts: { passed: 0, failed: 1, skipped: 0 } })
})

test('when all pass, nothing failed', () => {
  const { outcome } = run([{ title: '甲', commands: [node('')] }])
  expect(outcome).toMatchObject({ counts: { passed: 0, failed: 0, skipped: 0 } })
  expect(outcome).not.toHaveProperty('failedAt')
})

test('two run side by side where they may, each with its whole output in one piece, before those that run alone', () => {
  const slowly = (word: string) =>
    node(`console.info("${word} begins"); setTimeout(() => console.info("${word} ends"), 300)`)
  const { shown } = run([
    { title: '独', commands: [node('console.info("alone")')] },
    { title: '甲', commands: [slowly('one')], beside: true },
    { title: '乙', commands: [slowly('two')], beside: true },
  ])
  expect(shown).toMatch(/one begins\none ends\n✓ 2\/3 甲/)
  expect(shown).toMatch(/two begins\ntwo ends\n✓ 3\/3 乙/)
  expect(shown.trimEnd()).toMatch(/alone\n✓ 1\/3 独（.*）$/)
})

test('a failure beside another shows all that it said, and lets nothing begin after it', () => {
  const lines = 100
  const { shown, outcome } = run([
    {
      title: '甲',
      commands: [node(`for (let at = 0; at < ${lines}; at += 1) console.error("fault " + at); process.exit(1)`)],
      beside: true,
    },
    { title: '乙', commands: [node('setTimeout(() => console.info("through"), 1500)')], beside: true },
    { title: '丙', commands: [node('console.info("never")')], beside: true },
    { title: '丁', commands: [node('console.info("never")')] },
  ])
  expect(shown.match(/fault \d+/g)).toHaveLength(lines)
  expect(shown).toContain('through')
  expect(shown).not.toMatch(/^never/m)
  expect(outcome).toMatchObject({ failedAt: '1/4 甲', counts: { failed: 1 } })
})
