import { createHash } from 'node:crypto'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Config } from '@portal/platform/server'
import { paymentSettings } from '../payments.settings.ts'
import type { Receipt } from './receipt.table.ts'

/** A line of the bank as a list or a form brings it. */
export type Line = Pick<Receipt, 'at' | 'amount' | 'payerName' | 'text' | 'bankSerial'> & {
  payerAccount: string | null
}

/** The account on which the money arrived, as its digits. */
const ownAccount = (config: Config): string => (paymentSettings(config).payee?.account ?? '').replaceAll(/\s/g, '')

/** The name of a line that has a serial. */
export const identityOf = (config: Config, bankSerial: string): string => `${ownAccount(config)}:${bankSerial}`

/**
 * Makes the names by which lines are known. A line with a serial is known by account and serial. One without is known by
 * its day, amount, payer and text, and by its running count among its equals of that day, so that two equal transfers are
 * two and a list that comes again adds neither. One maker serves one list, from its first line on.
 */
export const identities = (config: Config): ((line: Line) => string) => {
  const account = ownAccount(config)
  const seen = new Map<string, number>()
  return ({ at, amount, payerName, text, bankSerial }) => {
    if (bankSerial !== null) return identityOf(config, bankSerial)
    const told = [shanghaiDayOf(at.getTime()), String(amount), payerName, text].join('\0')
    const digest = createHash('sha256').update(told).digest('hex')
    const count = (seen.get(digest) ?? 0) + 1
    seen.set(digest, count)
    return `${account}:${digest}:${count}`
  }
}
