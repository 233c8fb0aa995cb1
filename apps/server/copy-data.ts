import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, chown, lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Not copied: marks of the running process, uploads that are still coming in, the database's socket. They belong to the
 * moment and not to the data.
 */
const passing = /^(\.portal-.*|\.spool|socket)$/

type Kept = { path: string; sha256: string }

/** Gives `to` the owner and mode of `from`: PostgreSQL opens only a folder that it owns and that nobody else may read. */
const takeAfter = async (from: string, to: string): Promise<void> => {
  const { mode, uid, gid } = await stat(from)
  if (process.getuid?.() === 0) await chown(to, uid, gid)
  await chmod(to, mode & 0o7777)
}

const syncAt = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

const copyFile = async (from: string, to: string): Promise<string> => {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(createReadStream(from), hashing, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }))
  await takeAfter(from, to)
  return hash.digest('hex')
}

const copyFolder = async (from: string, to: string, inside = ''): Promise<Kept[]> => {
  await mkdir(join(to, inside), { mode: 0o700 })
  const kept: Kept[] = []
  for (const name of (await readdir(join(from, inside))).filter((entry) => !passing.test(entry))) {
    const path = join(inside, name)
    // `stat` follows a link: where the database's user cannot enter the checkout, its folder lies elsewhere and is linked
    // to.
    if ((await stat(join(from, path))).isDirectory()) kept.push(...(await copyFolder(from, to, path)))
    else kept.push({ path, sha256: await copyFile(join(from, path), join(to, path)) })
  }
  await takeAfter(join(from, inside), join(to, inside))
  await syncAt(join(to, inside))
  return kept
}

/**
 * Copies a data folder in which no process works to `target`, which must not exist. The copy is synced to the disk and has
 * `SHA256SUMS` of every file; it appears under the name `target` only when it is whole.
 * @returns how many files were copied
 */
export const copyData = async (dataFolder: string, target: string): Promise<number> => {
  const exists = await lstat(target).then(
    () => true,
    () => false,
  )
  if (exists) throw new Error(`${target} 已存在，请另选一个文件夹`)
  const unfinished = `${target}.unfinished`
  try {
    const kept = await copyFolder(dataFolder, unfinished)
    const sums = kept.map(({ path, sha256 }) => `${sha256}  ${path}\n`)
    await writeFile(join(unfinished, 'SHA256SUMS'), sums.join(''), { mode: 0o600, flush: true })
    await syncAt(unfinished)
    await rename(unfinished, target)
    return kept.length
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
