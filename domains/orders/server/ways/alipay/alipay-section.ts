import type { KeyObject, X509Certificate } from 'node:crypto'
import type { Ending } from '@portal/platform/server'
import * as z from 'zod/mini'
import type { KeyFiles } from '../../key-files.ts'
import { serialOfCertificate, serialOfRoots } from './certificate-serial.ts'

/** The ways of Alipay as `PAYMENTS_FILE` names them: its page for computers and its page for phones. */
const ways = { page: 'alipayPage', wap: 'alipayWap' } as const
export type AlipayWay = (typeof ways)[keyof typeof ways]

/** The part `alipay` of `PAYMENTS_FILE`: Alipay's key is there as `publicKeyFile`, or in `certificateFiles`. */
export const alipaySection = z.strictObject({
  appId: z.string({ error: '缺少 appId' }).check(z.regex(/^\d{8,32}$/, '须为数字的应用编号')),
  sellerId: z
    .string({ error: '缺少 sellerId（收款账号）' })
    .check(z.regex(/^2088\d{12}$/, '须为 2088 开头的 16 位数字')),
  keyFile: z.string({ error: '缺少 keyFile（应用私钥文件）' }),
  publicKeyFile: z.optional(z.string({ error: '须为文件名' })),
  certificateFiles: z.optional(
    z.strictObject({
      app: z.string({ error: '缺少 app（应用公钥证书）' }),
      alipay: z.string({ error: '缺少 alipay（支付宝公钥证书）' }),
      root: z.string({ error: '缺少 root（支付宝根证书）' }),
    }),
  ),
  ways: z.array(z.enum(['page', 'wap'], { error: '须为 page、wap 之一' }), { error: '缺少 ways' }).check(
    z.minLength(1, '至少开通一种'),
    z.refine((found) => new Set(found).size === found.length, '有重复'),
  ),
  gateway: z.prefault(z.string({ error: '须为网址' }), 'https://openapi.alipay.com/gateway.do'),
})
type AlipaySection = z.output<typeof alipaySection>

/** The operator's account with Alipay, its keys read. */
export type AlipaySettings = {
  appId: string
  /** The number of the account that receives, `2088` and twelve digits. */
  sellerId: string
  privateKey: KeyObject
  /** Alipay's own key, from its file or from its certificate. */
  publicKey: KeyObject
  /** How requests name our certificate and Alipay's roots; null where only keys were exchanged. */
  certificates: { app: string; root: string } | null
  /** When each of the certificates ends; none where only keys were exchanged. */
  endings: readonly Ending[]
  ways: readonly AlipayWay[]
  gateway: string
}

type Trust = Pick<AlipaySettings, 'publicKey' | 'certificates' | 'endings'>

const endingOf = (name: string, { validTo }: X509Certificate): Ending => ({ name, endsAt: new Date(validTo) })

const trustByCertificates = (
  { app, alipay, root }: NonNullable<AlipaySection['certificateFiles']>,
  files: KeyFiles,
): Trust | null => {
  const own = files.certificate('alipay.certificateFiles.app', app)
  const theirs = files.certificate('alipay.certificateFiles.alipay', alipay)
  const roots = files.certificates('alipay.certificateFiles.root', root)
  if (!own || !theirs || !roots) return null
  return {
    publicKey: theirs.publicKey,
    certificates: { app: serialOfCertificate(own), root: serialOfRoots(roots) },
    endings: [endingOf('支付宝应用公钥证书', own), endingOf('支付宝公钥证书', theirs)],
  }
}

const openTrust = ({ publicKeyFile, certificateFiles }: AlipaySection, files: KeyFiles): Trust | null => {
  if (certificateFiles && publicKeyFile === undefined) return trustByCertificates(certificateFiles, files)
  if (publicKeyFile === undefined || certificateFiles) {
    files.fault('alipay：publicKeyFile 与 certificateFiles 须有且只有一项')
    return null
  }
  const publicKey = files.publicKey('alipay.publicKeyFile', publicKeyFile)
  return publicKey && { publicKey, certificates: null, endings: [] }
}

/** Reads the files that the section names; null where one has a fault, which `files` holds then. */
export const openAlipay = (section: AlipaySection, files: KeyFiles): AlipaySettings | null => {
  const privateKey = files.privateKey('alipay.keyFile', section.keyFile)
  const trust = openTrust(section, files)
  files.address('alipay.gateway', section.gateway)
  if (!privateKey || !trust) return null
  const { appId, sellerId, gateway } = section
  return { appId, sellerId, privateKey, ...trust, ways: section.ways.map((way) => ways[way]), gateway }
}
