import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCycles } from './check-architecture/cycles.ts'
import { checkDoors } from './check-architecture/doors.ts'
import { checkExports, checkLength, checkName } from './check-architecture/files.ts'
import { readPackages } from './check-architecture/packages.ts'
import { checkManifests, checkReach, targetFile } from './check-architecture/reach.ts'
import { countLines, readSource, type Source } from './check-architecture/source.ts'
import { checkCode, checkMachine, checkOtherComments } from './check-architecture/words.ts'
import { projectFiles } from './project-files.ts'

const CODE = /\.[cm]?[jt]sx?$/
const STYLE = /\.css$/

/** Checks the project under `root` against the rules of CONTRIBUTING.md; answers one line for each fault. */
export function checkArchitecture(root: string): { files: number; problems: string[] } {
  const files = projectFiles(root)
  const packages = readPackages(root, files)
  const problems = checkManifests(packages, new Set(files))
  const uses = new Map<string, string[]>()
  const sources: Source[] = []

  for (const path of files) {
    const text = readText(join(root, path))
    if (text === undefined) continue
    problems.push(...checkMachine(path, text), ...checkOtherComments(path, text))
    if (STYLE.test(path)) problems.push(...checkName(path), ...checkLength(path, countLines(text)))
    if (!CODE.test(path)) continue
    const source = readSource(path, text)
    sources.push(source)
    if (source.error) problems.push(`${path}:${source.error.line}: ${source.error.text}`)
    problems.push(
      ...checkName(path),
      ...checkLength(path, source.lines),
      ...checkReach(source, packages),
      ...checkExports(source, packages),
      ...checkCode(source),
    )
    const targets = source.imports.map((it) => targetFile(path, it.text, packages))
    uses.set(
      path,
      targets.filter((target) => target !== undefined),
    )
  }

  problems.push(...checkDoors(sources, packages))
  const listed = new Map(packages.map((it) => [it.name, [...it.dependencies, ...it.devDependencies]]))
  problems.push(...findCycles(listed).map((cycle) => `packages use each other: ${cycle}`))
  problems.push(...findCycles(uses).map((cycle) => `files import each other: ${cycle}`))
  return { files: uses.size, problems }
}

/** The text of a file; undefined for a binary file, which has a zero byte near its start. */
function readText(path: string): string | undefined {
  const bytes = readFileSync(path)
  return bytes.subarray(0, 8000).includes(0) ? undefined : bytes.toString('utf8')
}

if (import.meta.main) {
  const { files, problems } = checkArchitecture(process.argv[2] ?? '.')
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(`architecture: ok (${files} files)`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
