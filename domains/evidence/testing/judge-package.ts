import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Pins, pinsFolder } from '@portal/proofs/proof'
import { blobSource } from '../proof/package/blob-source.ts'
import { openZip } from '../proof/package/open-zip.ts'
import type { Report } from '../proof/verify/report.ts'
import { verifyPackage } from '../proof/verify/verify-package.ts'
import { packageBytes } from './sample-record.ts'
import { pack, type Unpacked } from './tampering.ts'

/** The exit code of verify.sh and of the command for each verdict. */
export const shellExits: Record<Report['verdict'], number> = { VALID: 0, INVALID: 1, PARTIAL: 2, CANNOT_TELL: 3 }

/** Packs the files as a ZIP and verifies it by the program. */
export const judge = async (files: Unpacked, pins: Pins): Promise<Report> => {
  const bytes = Uint8Array.from(await packageBytes(pack(files)))
  return verifyPackage(() => openZip(blobSource(new Blob([bytes]))), pins)
}

const lay = async (place: string, files: Iterable<readonly [string, Uint8Array | string]>): Promise<void> => {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(place, path)), { recursive: true })
    await writeFile(join(place, path), bytes)
  }
}

/** The shell command, run without a network where the machine allows that. */
const offline = spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn', 'sh'] : ['sh']
const script = join(import.meta.dirname, '../server/package/verify.sh')

/** Verifies the unpacked package by verify.sh, without a network where possible. */
export const judgeByShell = async (files: Unpacked, pins: Pins): Promise<{ code: number; said: string }> => {
  const place = await mkdtemp(join(tmpdir(), 'unpacked-'))
  const [unpacked, trusted] = [join(place, 'package'), join(place, 'pins')]
  await lay(unpacked, files)
  await lay(
    trusted,
    pinsFolder(pins).map(({ path, text }) => [path, text] as const),
  )
  try {
    return await new Promise((resolve) => {
      execFile('env', [...offline, script, trusted, unpacked], (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
      )
    })
  } finally {
    await rm(place, { recursive: true })
  }
}
