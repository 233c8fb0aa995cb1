import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

/**
 * A program in the place of the portal: it stops when asked or when its launcher is gone, and says which. It prints its
 * process id when it can be asked, not before.
 */
const portal = `
  process.on('SIGTERM', () => { console.info('asked'); process.exit(0) })
  process.on('disconnect', () => { console.info('launcher gone'); process.exit(0) })
  console.info('pid ' + process.pid)
  setInterval(() => undefined, 1000)
`

const children: ChildProcessWithoutNullStreams[] = []

const launch = (code: string) => {
  const program = `
    import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.mjs'))}
    process.exitCode = await supervise(process.execPath, ['-e', ${JSON.stringify(code)}])
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  children.push(child)
  const said: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
  return { child, said, exit: once(child, 'exit') }
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test('the exit code of the portal is the launcher’s', async () => {
  expect(await launch('process.exit(3)').exit).toEqual([3, null])
  expect(await launch('process.kill(process.pid, "SIGKILL")').exit).toEqual([137, null])
})

test('asked to stop, the launcher asks the portal and waits for it', async () => {
  const { child, said, exit } = launch(portal)
  await expect.poll(() => said.join('')).toContain('pid')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(said.join('')).toContain('asked')
})

test('a launcher that is killed takes the portal with it', async () => {
  const { child, said } = launch(portal)
  await expect.poll(() => said.join('')).toContain('pid')
  child.kill('SIGKILL')
  await expect.poll(() => said.join('')).toContain('launcher gone')
})
