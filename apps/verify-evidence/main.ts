#!/usr/bin/env node
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Report, verifyPackage } from '@portal/evidence/proof'
import { noPins, type Pins, pinsFolder, readPins } from '@portal/proofs/proof'
import { reportJson, reportLines } from './print-report.ts'
import { withPackage } from './read-package.ts'

const usage = `用法：verify-evidence <材料包.zip 或解压后的目录> [--pins <pins.json>] [--json] [--lang en]
      verify-evidence --pins <pins.json> --write-pins <目录>      为 verify.sh 写出核验依据
核验依据（pins.json）须取自材料包以外；没有它，结论只能是“无法判断”。全程不联网。
退出码：0 通过，2 有内容未提供，1 不通过，3 无法判断，64 用法有误
Verifies an evidence package offline. Exit codes: 0 VALID, 2 PARTIAL, 1 INVALID, 3 CANNOT TELL, 64 wrong usage.
`

const exitCodes = { VALID: 0, INVALID: 1, PARTIAL: 2, CANNOT_TELL: 3 } satisfies Record<Report['verdict'], number>
const wrongUsage = 64

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      pins: { type: 'string' },
      json: { type: 'boolean', default: false },
      lang: { type: 'string', default: 'zh' },
      'write-pins': { type: 'string' },
    },
  })

const say = (text: string): void => {
  process.stdout.write(text)
}

const complain = (text: string): number => {
  process.stderr.write(text)
  return wrongUsage
}

const loadPins = async (path: string | undefined): Promise<Pins | undefined> =>
  path === undefined ? noPins : readPins(await readFile(path, 'utf8'))

const writePins = async (pins: Pins, folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true })
  for (const { path, text } of pinsFolder(pins)) await writeFile(join(folder, path), text)
  say(`${folder}\n`)
  return 0
}

const run = async (): Promise<number> => {
  const { values, positionals } = readArguments()
  const pins = await loadPins(values.pins)
  if (!pins) return complain(`${values.pins} 不是核验依据文件 / not a file of pins\n`)
  if (values['write-pins'] !== undefined) return writePins(pins, values['write-pins'])
  const [path] = positionals
  if (path === undefined || positionals.length > 1) return complain(usage)
  const report = await withPackage(path, (open) => verifyPackage(open, pins))
  const language = values.lang === 'en' ? 'en' : 'zh'
  say(values.json ? reportJson(report, language) : reportLines(report, language))
  return exitCodes[report.verdict]
}

try {
  process.exitCode = await run()
} catch (error) {
  // A path that does not exist or an unknown option is the user's mistake: it is told without a stack.
  if (!(error instanceof Error && 'code' in error)) throw error
  process.exitCode = complain(`${error.message}\n${usage}`)
}
