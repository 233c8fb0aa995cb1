import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdDataFolder } from './data-folder.ts'
import { identifyProcess } from './process-identity.ts'

const program = `
  import { holdDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))}
  try {
    await holdDataFolder(process.argv[1])
    console.info('held')
    setInterval(() => process.stdin.resume(), 1000)
  } catch (error) {
    console.info(error.message)
    process.exit(error.exitCode)
  }
`

let folder: string
const children: ChildProcessWithoutNullStreams[] = []

const spawnHolder = (): ChildProcessWithoutNullStreams => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder])
  children.push(child)
  return child
}

const firstWords = async (child: ChildProcessWithoutNullStreams): Promise<string> => {
  const [said] = await once(child.stdout, 'data')
  return String(said).trim()
}

const kill = async (child: ChildProcessWithoutNullStreams): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'hold-test-')), 'data')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(join(folder, '..'), { recursive: true, force: true })
})

test('a second process is refused at once with the number of the first, which keeps the folder', async () => {
  const first = spawnHolder()
  expect(await firstWords(first)).toBe('held')
  const second = spawnHolder()
  const exit = once(second, 'exit')
  expect(await firstWords(second)).toContain(`正由进程 ${first.pid} 使用`)
  expect(await exit).toEqual([3, null])
  await expect(holdDataFolder(folder)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining(`${first.pid}`),
  })
})

test('the folder of a killed process is free', async () => {
  const killed = spawnHolder()
  expect(await firstWords(killed)).toBe('held')
  await kill(killed)
  const held = await holdDataFolder(folder)
  expect((await readdir(folder)).filter((name) => name.includes(`${killed.pid}-`))).toEqual([])
  await held.release()
})

test('of eight that start together exactly one gets the folder', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => firstWords(spawnHolder())))
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('正由进程'))).toHaveLength(7)
})

test('a process that only inherited the number of a dead holder does not hold', async () => {
  await (await holdDataFolder(folder)).release()
  const stranger = identifyProcess(process.ppid)?.replace(/\d+$/, (start) => `${Number(start) - 1}`)
  await writeFile(join(folder, `.portal-${stranger}.holds`), '')
  const held = await holdDataFolder(folder)
  await held.release()
  expect(await readdir(folder)).toEqual([])
})

test('within one process, too, there is one holder at a time', async () => {
  const held = await holdDataFolder(folder)
  await expect(holdDataFolder(folder)).rejects.toMatchObject({ exitCode: 3 })
  await held.release()
  await (await holdDataFolder(folder)).release()
})
