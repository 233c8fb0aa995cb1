import { holdDataFolder, isStartFailure, openDatabase, readConfig, reseal } from '@portal/platform/server'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

const usage = `用法：
  npm run keys -- reseal           用 DATA_KEYS 中的第一个密钥重新加密由其余密钥加密的数据
  npm run keys -- replace-signing  原来的 SIGNING_KEYS 已经遗失：从现在起使用现有设置`

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

type Opened = Awaited<ReturnType<typeof openServices>>

const resealAll = async ({ services, secrets, ownerUrl }: Opened): Promise<void> => {
  const { dataKeys } = secrets
  const owner = openDatabase(ownerUrl, { size: 2 })
  try {
    const { resealed, left } = await reseal(owner.db, { cipher: services.cipher, dataKeys, domains, say })
    say(`已用密钥 ${dataKeys[0]?.id} 重新加密 ${resealed} 个值。`)
    for (const [id, count] of Object.entries(left)) say(`仍由密钥 ${id} 加密：${count} 个，${id} 还不能停用。`)
    const spare = dataKeys.slice(1).filter(({ id }) => left[id] === undefined)
    for (const { id } of spare) say(`密钥 ${id} 已无数据，一天之后可以从 DATA_KEYS 中去掉。`)
  } finally {
    await owner.close()
  }
}

const run = async (): Promise<void> => {
  const [verb] = process.argv.slice(2)
  if (verb !== 'reseal' && verb !== 'replace-signing') throw new Error(usage)
  const config = readConfig(process.env, domains)
  const lock = config.databaseUrl ? undefined : await holdDataFolder(config.dataFolder)
  try {
    const opened = await openServices(config, () => undefined, { replaceSigning: verb === 'replace-signing' })
    try {
      if (verb === 'reseal') await resealAll(opened)
      else say('已改用现有的 SIGNING_KEYS；此前发出的文件链接不再有效。')
    } finally {
      await opened.stop()
    }
  } finally {
    await lock?.release()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(isStartFailure(error) ? error.exitCode : 1)
})
