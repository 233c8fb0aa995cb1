import { isIP } from 'node:net'
import * as z from 'zod/mini'

type Refuse = (message: string) => never
type Read<T> = (text: string | undefined, refuse: Refuse) => T

const refusal = Symbol('refusal')

/** The schema of one environment variable; unlike `setting`, it tells an empty variable from a missing one. */
const variable = <T>(read: Read<T>) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((text, ctx): T => {
      try {
        return read(text, (message) => {
          ctx.issues.push({ code: 'custom', message, input: text })
          throw refusal
        })
      } catch (thrown) {
        if (thrown === refusal) return z.NEVER
        throw thrown
      }
    }),
  )

/**
 * The schema of one setting. `read` gets its text and may refuse it with words that say what it should be; the name of the
 * setting is put before these words. An empty setting counts as not set.
 */
export const setting = <T>(read: Read<T>) => variable((text, refuse) => read(text || undefined, refuse))

export const textSetting = () => setting((text) => text)

export const wholeNumberSetting = ({ min = 0, max }: { min?: number; max: number }) =>
  setting((text, refuse) => {
    if (text === undefined) return undefined
    const value = Number(text)
    const isWithin = Number.isInteger(value) && value >= min && value <= max
    return isWithin ? value : refuse(`须为 ${min} 到 ${max} 的整数，现为“${text}”`)
  })

export const onOffSetting = () =>
  setting((text, refuse) => {
    if (text === undefined) return undefined
    return text === 'on' || text === 'off' ? text === 'on' : refuse(`须为 on 或 off，现为“${text}”`)
  })

export const choiceSetting = <const Choice extends string>(choices: readonly Choice[], words: string) =>
  setting((text, refuse) => {
    if (text === undefined) return undefined
    return choices.find((choice) => choice === text) ?? refuse(`须为 ${words}，现为“${text}”`)
  })

export const jsonSetting = () =>
  setting((text, refuse): unknown => {
    if (text === undefined) return undefined
    try {
      return JSON.parse(text)
    } catch {
      return refuse('须为 JSON')
    }
  })

/** Splits a text at its commas, without the white space around the parts and without empty parts. */
export const partsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isWebAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)

/** An address that pages link to. Only the listed protocols pass, so that no `javascript:` address gets into a page. */
export const addressSetting = (protocols: readonly string[] = ['https:', 'http:']) =>
  setting((text, refuse) => {
    if (text === undefined || isWebAddress(text, protocols)) return text
    return refuse(`须为以 ${protocols.join('// 或 ')}// 开头的网址，现为“${text}”`)
  })

/** Origins as browsers send them: scheme, host and port, without a path or a slash at the end. */
export const originsSetting = () =>
  setting((text, refuse) => {
    const origins = partsOf(text)
    const wrong = origins.find((one) => !isWebAddress(one, ['https:', 'http:']) || new URL(one).origin !== one)
    if (wrong === undefined) return origins
    return refuse(`须为 https://主机 形式的来源，不带路径和末尾斜杠，现有“${wrong}”`)
  })

/** Names of address ranges that Fastify understands. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return ranges.includes(text)
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * The trusted proxies: addresses, networks (`10.0.0.0/8`) or names of ranges. What they say of a caller's address is
 * believed.
 */
export const proxiesSetting = () =>
  setting((text, refuse) => {
    const proxies = partsOf(text)
    const wrong = proxies.find((one) => !isProxy(one))
    return wrong === undefined
      ? proxies
      : refuse(`须为 IP 地址、网段或 ${ranges.join('、')}，用逗号分开，现有“${wrong}”`)
  })

const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/**
 * Full host names in lower case, without addresses, ports or wildcards. `fallback` holds where the variable is missing; an
 * empty variable means no host.
 */
export const hostsSetting = (fallback: string) =>
  variable((text = fallback, refuse) => {
    const hosts = partsOf(text)
    const wrong = hosts.find((host) => !hostName.test(host))
    if (wrong === undefined) return hosts
    return refuse(`须为小写的主机名，例如 pictures.example.org，用逗号分开，现有“${wrong}”`)
  })
