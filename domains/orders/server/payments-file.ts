import { dirname } from 'node:path'
import { type Config, isOpenToOthers, readSettingsFile } from '@portal/platform/server'
import * as z from 'zod/mini'
import { type KeyFiles, readKeyFiles } from './key-files.ts'
import { type AlipaySettings, alipaySection, openAlipay } from './ways/alipay/alipay-section.ts'
import { openWechat, type WechatSettings, wechatSection } from './ways/wechat/wechat-section.ts'

const text = (name: string, max: number) =>
  z.string({ error: `缺少 ${name}` }).check(z.trim(), z.minLength(1, `缺少 ${name}`), z.maxLength(max, `${name} 过长`))

const bank = z.strictObject({
  name: text('户名', 100),
  account: text('账号', 40),
  bank: text('开户行', 100),
  cnaps: z.string({ error: '缺少联行号' }).check(z.regex(/^\d{12}$/, '须为 12 位数字')),
})

const paymentsFile = z.strictObject({
  bank: z.optional(bank),
  wechat: z.optional(wechatSection),
  alipay: z.optional(alipaySection),
})

/** The operator's ways of paying: a part that is missing is not offered. */
export type PaymentsFile = {
  bank: z.output<typeof bank> | null
  wechat: WechatSettings | null
  alipay: AlipaySettings | null
}

/** Gateways send their messages to the portal's own address, and believe only a safe one. */
const judgeOwnAddress = (files: KeyFiles, { publicUrl }: Pick<Config, 'publicUrl'>): void =>
  files.address('PUBLIC_URL', publicUrl)

/**
 * Reads and judges the file that names the operator's ways of paying; the files it names stand relative to it.
 * @throws StartFailure `config` naming each fault
 */
export const readPaymentsFile = (path: string, config: Pick<Config, 'mode' | 'publicUrl'>): PaymentsFile => {
  const { content: found, refuse } = readSettingsFile('PAYMENTS_FILE', path, paymentsFile)
  const isProduction = config.mode === 'production'
  const files = readKeyFiles({ folder: dirname(path), isProduction })
  const hasGateway = found.wechat !== undefined || found.alipay !== undefined
  if (hasGateway) judgeOwnAddress(files, config)
  if (hasGateway && isProduction && isOpenToOthers(path)) files.fault(`${path} 其他用户可读，请执行 chmod 600`)
  const opened = {
    bank: found.bank ?? null,
    wechat: found.wechat ? openWechat(found.wechat, files) : null,
    alipay: found.alipay ? openAlipay(found.alipay, files) : null,
  }
  if (files.faults.length > 0) return refuse(files.faults.join('；'))
  return opened
}
