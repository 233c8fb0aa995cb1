import { readFileSync } from 'node:fs'
import { startFailure } from '@portal/platform/server'
import * as z from 'zod/mini'

const text = (name: string, max: number) =>
  z.string({ error: `缺少 ${name}` }).check(z.trim(), z.minLength(1, `缺少 ${name}`), z.maxLength(max, `${name} 过长`))

const bank = z.strictObject({
  name: text('bank.name（户名）', 100),
  account: text('bank.account（账号）', 40),
  bank: text('bank.bank（开户行）', 100),
  cnaps: z.string({ error: '缺少 bank.cnaps（联行号）' }).check(z.regex(/^\d{12}$/, 'bank.cnaps 须为 12 位数字')),
})

const paymentsFile = z.strictObject({ bank: z.optional(bank) })
export type PaymentsFile = z.output<typeof paymentsFile>

const refuse = (reason: string): never => {
  throw startFailure('config', `PAYMENTS_FILE：${reason}`)
}

const parse = (path: string): unknown => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return refuse(`无法读取 ${path}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    return refuse(`${path} 不是 JSON`)
  }
}

/**
 * Reads and judges the file that names the operator's ways of paying.
 * @throws StartFailure `config` naming each fault
 */
export const readPaymentsFile = (path: string): PaymentsFile => {
  const judged = paymentsFile.safeParse(parse(path))
  if (judged.success) return judged.data
  return refuse(judged.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`.trim()).join('；'))
}
