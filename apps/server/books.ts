import { yuanOf } from '@portal/orders/contract'
import { checkBooks } from '@portal/orders/server'
import { holdDataFolder, isStartFailure, jobCtxOf, readConfig } from '@portal/platform/server'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** `npm run books`: adds up the journal of money and compares every order with it; ends with 1 where a fen does not fit. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env, domains)
  const lock = config.databaseUrl ? undefined : await holdDataFolder(config.dataFolder)
  const { services, stop } = await openServices(config, () => undefined)
  try {
    const { total, balances, differences } = await checkBooks(jobCtxOf(services))
    for (const [account, balance] of balances) say(`${account.padEnd(16)} ${yuanOf(balance).padStart(16)}`)
    say(`全部分录合计：${yuanOf(total)}`)
    for (const { orderNo, what, said, booked } of differences) {
      say(`差异：${orderNo ?? '无订单'} ${what}：订单 ${yuanOf(said)}，账簿 ${yuanOf(booked)}`)
    }
    say(differences.length === 0 ? '每个订单的金额与账簿一致。' : `共 ${differences.length} 处差异。`)
    if (total !== 0n || differences.length > 0) process.exitCode = 1
  } finally {
    await stop()
    await lock?.release()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(isStartFailure(error) ? error.exitCode : 1)
})
