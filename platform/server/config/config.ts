import { resolve } from 'node:path'
import type { DataKeys } from '../secrets/cipher.ts'
import { startFailure } from '../start-failure.ts'
import { readContact, readHosts, readOrigins, readProxies, readPublicUrl } from './addresses.ts'
import { type EvidenceConfig, readEvidence } from './evidence.ts'
import { isGuessableKey, readDataKeys, readSigningKeys } from './keys.ts'
import { type NoticesConfig, readNotices } from './notices.ts'
import { type ProofsConfig, readProofs } from './proofs.ts'
import { readThirdLogin, type ThirdLoginConfig } from './third-login.ts'

export type S3Config = {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
  /** The bucket has Object Lock: what is sealed is locked there. */
  objectLock: boolean
}

/** Everything that is set from outside. Every variable stands in docs/operations.md. */
export type Config = {
  mode: 'demonstration' | 'production'
  port: number
  host: string
  dataFolder: string
  databaseUrl: string | undefined
  databasePool: number
  s3: S3Config | undefined
  /** The portal's address as visitors type it, without a trailing slash. */
  publicUrl: string
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  corsOrigins: string[]
  dataKeys: DataKeys | undefined
  signingKeys: Buffer[] | undefined
  logLevel: string
  rateLimits: boolean
  apiDocs: boolean
  metricsToken: string | undefined
  /** Whom a finder of a fault of security may tell; `/.well-known/security.txt` names it. */
  securityContact: string | undefined
  /** How long readiness says no before connections are drained, in ms. */
  drainMs: number
  site: SiteConfig
  notices: NoticesConfig
  /** Hosts from which the server may fetch a pasted article's pictures on an editor's behalf. */
  articlePictureHosts: string[]
  thirdLogin: ThirdLoginConfig
  proofs: ProofsConfig
  evidence: EvidenceConfig
}

export type SiteConfig = {
  phone: string | undefined
  alliance: string | undefined
  companyCredit: string | undefined
  icp: string | undefined
  policeRecord: string | undefined
  agency: { name: string; licenceNo: string; url: string } | undefined
  frame: { item: string; url: string } | undefined
  urls: { rootUrl: string; projectUrl: string; indexUrl: string; cmsUrl: string; loginUrl: string; evidenceUrl: string }
  /** A JSON file with the footer's links. */
  linksFile: string | undefined
  storagePrefix: string
}

type Environment = Record<string, string | undefined>

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const wholeNumber = (env: Environment, name: string, fallback: number, max: number, min = 0): number => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw startFailure('config', `环境变量 ${name} 须为 ${min} 到 ${max} 的整数，现为“${text}”`)
  }
  return value
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

const readLogLevel = (text: string): string => {
  if (logLevels.includes(text)) return text
  throw startFailure('config', `LOG_LEVEL 须为 ${logLevels.join('、')} 之一，现为“${text}”`)
}

const readS3 = (env: Environment): S3Config | undefined => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket) return undefined
  if (!accessKeyId || !secretAccessKey) {
    throw startFailure('config', '设置了 S3_BUCKET，还需要 S3_ACCESS_KEY_ID 与 S3_SECRET_ACCESS_KEY')
  }
  const endpoint = env.S3_ENDPOINT || undefined
  return {
    endpoint,
    region: env.S3_REGION || 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ? env.S3_FORCE_PATH_STYLE === 'true' : endpoint !== undefined,
    objectLock: env.S3_OBJECT_LOCK === 'true',
  }
}

const readSite = (env: Environment): SiteConfig => ({
  phone: env.SITE_PHONE || undefined,
  alliance: env.SITE_ALLIANCE || undefined,
  companyCredit: env.SITE_COMPANY || undefined,
  icp: env.SITE_ICP || undefined,
  policeRecord: env.SITE_POLICE_RECORD || undefined,
  agency: env.SITE_AGENCY_NAME
    ? { name: env.SITE_AGENCY_NAME, licenceNo: env.SITE_AGENCY_LICENCE ?? '', url: env.SITE_AGENCY_URL ?? '' }
    : undefined,
  frame: env.SITE_FRAME_ITEM && env.SITE_FRAME_URL ? { item: env.SITE_FRAME_ITEM, url: env.SITE_FRAME_URL } : undefined,
  urls: {
    rootUrl: env.SITE_ROOT_URL ?? '',
    projectUrl: env.SITE_PROJECT_URL ?? '',
    indexUrl: env.SITE_INDEX_URL ?? '',
    cmsUrl: env.SITE_CMS_URL ?? '',
    loginUrl: env.SITE_LOGIN_URL ?? '',
    evidenceUrl: env.SITE_EVIDENCE_URL ?? '',
  },
  linksFile: env.SITE_LINKS_FILE || undefined,
  storagePrefix: env.SITE_STORAGE_PREFIX || 'onechain_',
})

/** Reads the settings; a wrong one ends the start with its name and what it should be. */
export const readConfig = (env: Environment): Config => {
  const mode = env.PORTAL_MODE || 'demonstration'
  if (mode !== 'demonstration' && mode !== 'production') {
    throw startFailure('config', `PORTAL_MODE 须为 demonstration 或 production，现为“${mode}”`)
  }
  const port = wholeNumber(env, 'PORT', 3000, 65_535)
  const config: Config = {
    mode,
    port,
    host: env.HOST || (mode === 'production' ? '127.0.0.1' : '0.0.0.0'),
    dataFolder: resolve(env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    databasePool: wholeNumber(env, 'DATABASE_POOL', 20, 200, 1),
    s3: readS3(env),
    publicUrl: readPublicUrl(env.PUBLIC_URL || `http://localhost:${port}`),
    trustedProxies: readProxies(list(env.TRUST_PROXY)),
    corsOrigins: readOrigins(list(env.CORS_ORIGINS)),
    dataKeys: readDataKeys(list(env.DATA_KEYS)),
    signingKeys: readSigningKeys(list(env.SIGNING_KEYS)),
    logLevel: readLogLevel(env.LOG_LEVEL || (mode === 'production' ? 'info' : 'warn')),
    rateLimits: env.RATE_LIMITS !== 'off',
    apiDocs: env.API_DOCS ? env.API_DOCS === 'on' : mode === 'demonstration',
    metricsToken: env.METRICS_TOKEN || undefined,
    securityContact: readContact(env.SECURITY_CONTACT),
    drainMs: wholeNumber(env, 'DRAIN_SECONDS', mode === 'production' ? 5 : 0, 600) * 1000,
    site: readSite(env),
    notices: readNotices(env),
    articlePictureHosts: readHosts('ARTICLE_PICTURE_HOSTS', list(env.ARTICLE_PICTURE_HOSTS ?? 'mmbiz.qpic.cn')),
    thirdLogin: readThirdLogin(env),
    proofs: readProofs(env),
    evidence: readEvidence(env),
  }
  if (mode === 'production') ensureSecrets(config)
  return config
}

/** Production has no default secret: without its own, drawn by chance, it does not start. */
const ensureSecrets = (config: Config): void => {
  const missing = [!config.dataKeys && 'DATA_KEYS', !config.signingKeys && 'SIGNING_KEYS'].filter(
    (name) => name !== false,
  )
  if (missing.length > 0) {
    throw startFailure(
      'config',
      `生产模式缺少密钥：${missing.join('、')}。生成一个：openssl rand -base64 32；DATA_KEYS 写作 k1:<密钥>，SIGNING_KEYS 写作 <密钥>`,
    )
  }
  const guessable = [
    config.dataKeys?.some(({ key }) => isGuessableKey(key)) && 'DATA_KEYS',
    config.signingKeys?.some(isGuessableKey) && 'SIGNING_KEYS',
  ].find((name) => typeof name === 'string')
  if (guessable === undefined) return
  throw startFailure('config', `${guessable} 不是随机生成的密钥（全零或重复的字节），请改用：openssl rand -base64 32`)
}
