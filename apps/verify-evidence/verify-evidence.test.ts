import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  openProofHouse,
  pack,
  packageBytes,
  sampleParts,
  tamperings,
  type Unpacked,
  unpack,
} from '@portal/evidence/testing'
import { pinsText } from '@portal/proofs/proof'
import { afterAll, beforeAll, expect, it } from 'vitest'

const house = openProofHouse()
let folder: string
let pins: string
let base: Unpacked = new Map()

const command = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })

const written = async (name: string, files: Unpacked): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, await packageBytes(pack(files)))
  return path
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-evidence-'))
  pins = join(folder, 'pins.json')
  await writeFile(pins, pinsText(house.pins))
  base = await unpack(await sampleParts(house))
})
afterAll(() => rm(folder, { recursive: true }))

it('ends with what it found, in Chinese and in English', async () => {
  const path = await written('good.zip', base)
  const good = await command(path, '--pins', pins)
  expect(good.said).toContain('结论 VALID  核验通过。')
  expect(good.code).toBe(0)
  const english = await command(path, '--pins', pins, '--lang', 'en')
  expect(english.said).toContain('Conclusion VALID  Verified.')
  const open = await command(path)
  expect(open.said).toContain('结论 CANNOT TELL  无法判断')
  expect(open.code).toBe(3)
})

it('reads an unpacked package as it reads a packed one, and follows no link out of it', async () => {
  const place = join(folder, 'unpacked')
  for (const [path, bytes] of base) {
    await mkdir(dirname(join(place, path)), { recursive: true })
    await writeFile(join(place, path), bytes)
  }
  expect((await command(place, '--pins', pins)).code).toBe(0)
  await rm(join(place, 'data/04-hzSy.jpg'))
  expect((await command(place, '--pins', pins)).code).toBe(2)
  await symlink(pins, join(place, 'data/04-hzSy.jpg'))
  const linked = await command(place, '--pins', pins)
  expect(linked.said).toContain('符号链接')
  expect(linked.code).toBe(1)
})

it('tells programs in JSON what it tells people', async () => {
  const tampering = tamperings.find(({ name }) => name === 'a bit of a photograph')
  const path = await written('bad.zip', tampering?.make(base, base) ?? base)
  const { code, said } = await command(path, '--pins', pins, '--json')
  const report = JSON.parse(said)
  expect(code).toBe(1)
  expect(report.verdict).toBe('INVALID')
  expect(report.claims.find(({ id }: { id: string }) => id === 'files').detail).toContain('data/12-zhtwTwh.jpg')
  expect(report.record.evidence).toBe('EV20261120048213')
})

it('writes pins as the folder that verify.sh takes', async () => {
  const place = join(folder, 'pins')
  expect((await command('--pins', pins, '--write-pins', place)).code).toBe(0)
  expect(await readFile(join(place, 'log.vkey'), 'utf8')).toBe(`${house.pins.logs[0]}\n`)
})

it.each([[[]], [['there-is-no-such-file.zip']], [['x', '--unknown']]])('says how it is used after %j', async (args) => {
  const { code, said } = await command(...args)
  expect(said).toContain('用法')
  expect(code).toBe(64)
})
