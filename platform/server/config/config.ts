import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { DataKeys } from '../secrets/cipher.ts'
import { startFailure } from '../start-failure.ts'
import { type Environment, judgeEnvironment, readAll } from './environment.ts'
import {
  addressSetting,
  choiceSetting,
  originsSetting,
  proxiesSetting,
  setting,
  textSetting,
  wholeNumberSetting,
} from './fields.ts'
import { dataKeysSetting, isGuessableKey, signingKeysSetting } from './keys.ts'

export type S3Config = {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
  /** The bucket has S3 Object Lock: objects that must not change are locked there. */
  objectLock: boolean
}

/** The settings of the platform. Settings that only one domain understands are read from `env` by that domain. */
export type Config = {
  mode: 'demonstration' | 'production'
  port: number
  host: string
  dataFolder: string
  databaseUrl: string | undefined
  /** The address for the role that owns the tables, where another role serves. */
  migrateDatabaseUrl: string | undefined
  databasePool: number
  /** With less free space than this on the disk of the data folder, nothing new is taken in. */
  leastFreeBytes: number
  s3: S3Config | undefined
  /** Where the virus scanner clamd listens. Undefined: uploads are not scanned, and nothing claims that they are. */
  scanner: { host: string; port: number } | undefined
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
  /** The contact for whoever finds a security fault; `/.well-known/security.txt` names it. */
  securityContact: string | undefined
  /** How long `/readyz` says no before a stop closes connections, in ms. */
  drainMs: number
  /** The environment variables that this configuration was read from. */
  env: Environment
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const modes = ['demonstration', 'production'] as const

const isOn = (value: string) => setting((text) => (text === undefined ? undefined : text === value))

/** The contact for reports of security faults (RFC 9116 §2.5.3): the address of a mailbox, a page or a telephone. */
const contactSetting = () =>
  setting((text, refuse) => {
    if (text === undefined || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text)) return text
    return refuse(`须以 mailto:、https:// 或 tel: 开头，现为“${text}”`)
  })

const environment = z.object({
  PORTAL_MODE: choiceSetting(modes, modes.join(' 或 ')),
  PORT: wholeNumberSetting({ max: 65_535 }),
  HOST: textSetting(),
  DATA_DIR: textSetting(),
  DATABASE_URL: textSetting(),
  MIGRATE_DATABASE_URL: textSetting(),
  DATABASE_POOL: wholeNumberSetting({ min: 1, max: 200 }),
  LEAST_FREE_MB: wholeNumberSetting({ max: 1_000_000 }),
  S3_BUCKET: textSetting(),
  S3_ACCESS_KEY_ID: textSetting(),
  S3_SECRET_ACCESS_KEY: textSetting(),
  S3_ENDPOINT: textSetting(),
  S3_REGION: textSetting(),
  S3_FORCE_PATH_STYLE: isOn('true'),
  S3_OBJECT_LOCK: isOn('true'),
  CLAMAV_HOST: textSetting(),
  CLAMAV_PORT: wholeNumberSetting({ min: 1, max: 65_535 }),
  PUBLIC_URL: addressSetting(),
  TRUST_PROXY: proxiesSetting(),
  CORS_ORIGINS: originsSetting(),
  DATA_KEYS: dataKeysSetting(),
  SIGNING_KEYS: signingKeysSetting(),
  LOG_LEVEL: choiceSetting(logLevels, `${logLevels.join('、')} 之一`),
  RATE_LIMITS: textSetting(),
  API_DOCS: isOn('on'),
  METRICS_TOKEN: textSetting(),
  SECURITY_CONTACT: contactSetting(),
  DRAIN_SECONDS: wholeNumberSetting({ max: 600 }),
})
type Values = z.output<typeof environment>

const s3Of = (values: Values): S3Config | undefined => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = values
  if (!bucket) return undefined
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION ?? 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
    objectLock: values.S3_OBJECT_LOCK ?? false,
  }
}

const configOf = (values: Values, env: Environment): Config => {
  const mode = values.PORTAL_MODE ?? 'demonstration'
  const port = values.PORT ?? 3000
  return {
    mode,
    port,
    host: values.HOST ?? (mode === 'production' ? '127.0.0.1' : '0.0.0.0'),
    dataFolder: resolve(values.DATA_DIR ?? 'data'),
    databaseUrl: values.DATABASE_URL,
    migrateDatabaseUrl: values.MIGRATE_DATABASE_URL,
    databasePool: values.DATABASE_POOL ?? 20,
    leastFreeBytes: (values.LEAST_FREE_MB ?? (mode === 'production' ? 512 : 128)) * 2 ** 20,
    s3: s3Of(values),
    scanner: values.CLAMAV_HOST ? { host: values.CLAMAV_HOST, port: values.CLAMAV_PORT ?? 3310 } : undefined,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    trustedProxies: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    dataKeys: values.DATA_KEYS,
    signingKeys: values.SIGNING_KEYS,
    logLevel: values.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    rateLimits: values.RATE_LIMITS !== 'off',
    apiDocs: values.API_DOCS ?? mode === 'demonstration',
    metricsToken: values.METRICS_TOKEN,
    securityContact: values.SECURITY_CONTACT,
    drainMs: (values.DRAIN_SECONDS ?? (mode === 'production' ? 5 : 0)) * 1000,
    env,
  }
}

/**
 * Refuses a production start without secrets of its own, or with secrets that were not drawn at random: production has no
 * default secret.
 */
const ensureSecrets = ({ mode, dataKeys, signingKeys }: Config): void => {
  if (mode !== 'production') return
  const missing = [!dataKeys && 'DATA_KEYS', !signingKeys && 'SIGNING_KEYS'].filter((name) => name !== false)
  if (missing.length > 0) {
    throw startFailure(
      'config',
      `生产模式缺少密钥：${missing.join('、')}。生成一个：openssl rand -base64 32；DATA_KEYS 写作 k1:<密钥>，SIGNING_KEYS 写作 <密钥>`,
    )
  }
  const guessable = [
    dataKeys?.some(({ key }) => isGuessableKey(key)) && 'DATA_KEYS',
    signingKeys?.some(isGuessableKey) && 'SIGNING_KEYS',
  ].find((name) => typeof name === 'string')
  if (guessable === undefined) return
  throw startFailure('config', `${guessable} 不是随机生成的密钥（全零或重复的字节），请改用：openssl rand -base64 32`)
}

const ensureS3 = ({ s3 }: Config): void => {
  if (!s3 || (s3.accessKeyId && s3.secretAccessKey)) return
  throw startFailure('config', '设置了 S3_BUCKET，还需要 S3_ACCESS_KEY_ID 与 S3_SECRET_ACCESS_KEY')
}

/**
 * Reads the settings of the platform and of the domains and judges them before anything is opened.
 * @throws StartFailure `config`, one for all that is wrong: the name of each setting and what it should be
 */
export const readConfig = (
  env: Environment,
  domains: readonly { settings?: (config: Config) => unknown }[] = [],
): Config => {
  const { values, ensureRight } = judgeEnvironment(environment, env)
  const config = configOf(values, env)
  const ofDomains = domains.map(
    ({ settings }) =>
      () =>
        settings?.(config),
  )
  readAll([ensureRight, () => ensureS3(config), () => ensureSecrets(config), ...ofDomains])
  return config
}
