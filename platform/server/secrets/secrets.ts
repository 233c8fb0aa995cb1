import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { startFailure } from '../start-failure.ts'
import type { DataKeys } from './cipher.ts'

export type Secrets = { dataKeys: DataKeys; signingKeys: Buffer[] }

type Stored = { dataKey: string; signingKey: string }

const fileName = 'secrets.json'

const parse = (text: string, path: string): Secrets => {
  try {
    const { dataKey, signingKey } = JSON.parse(text) as Stored
    const keys = [dataKey, signingKey].map((value) => Buffer.from(value, 'base64'))
    const [data, signing] = keys
    if (data?.length !== 32 || signing?.length !== 32) throw new Error('length')
    return { dataKeys: [{ id: 'k1', key: data }], signingKeys: [signing] }
  } catch (cause) {
    throw Object.assign(
      startFailure('config', `密钥文件已损坏：${path}。没有它，已加密的数据无法读取，请从备份恢复。`),
      { cause },
    )
  }
}

/**
 * The secrets of the settings. Where a key is not set (in demonstration mode only), it is made on the first start and kept
 * beside the data in a file that only the owner can read.
 * @throws StartFailure `config` when that file is damaged
 */
export const findSecrets = async (config: Config): Promise<Secrets> => {
  const { dataKeys, signingKeys } = config
  if (dataKeys && signingKeys) return { dataKeys, signingKeys }
  const path = join(config.dataFolder, fileName)
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const made = stored === undefined ? await makeSecrets(path) : parse(stored, path)
  return { dataKeys: dataKeys ?? made.dataKeys, signingKeys: signingKeys ?? made.signingKeys }
}

const makeSecrets = async (path: string): Promise<Secrets> => {
  const [dataKey, signingKey] = [randomBytes(32), randomBytes(32)]
  const file = await open(path, 'wx', 0o600)
  try {
    const stored: Stored = { dataKey: dataKey.toString('base64'), signingKey: signingKey.toString('base64') }
    await file.writeFile(JSON.stringify(stored))
    await file.sync()
  } finally {
    await file.close()
  }
  return { dataKeys: [{ id: 'k1', key: dataKey }], signingKeys: [signingKey] }
}
