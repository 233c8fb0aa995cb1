import { type Config, defineSettings, isOpenToOthers, readSettingsFile, textSetting } from '@portal/platform/server'
import * as z from 'zod/mini'

const text = (name: string) =>
  z.string({ error: `缺少 ${name}` }).check(z.trim(), z.minLength(1, `缺少 ${name}`), z.maxLength(200, `${name} 过长`))

/** Key and secret go along with every call, so that only this machine may be asked without TLS. */
const isSafeAddress = (address: string): boolean => {
  if (!URL.canParse(address) || /[?#]/.test(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  return username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback))
}

const ops = z.strictObject({
  key: text('key'),
  secret: text('secret'),
  baseUrl: z.prefault(
    z.string('须为网址').check(z.refine(isSafeAddress, '须为 https 网址（本机地址可用 http），不含 ?、# 和用户名')),
    'https://ops.epo.org/3.2',
  ),
})

const sourcesFile = z.strictObject({ ops: z.optional(ops) })

/** The account of the operator at the European Patent Office's Open Patent Services; `baseUrl` ends without a slash. */
export type OpsSettings = z.output<typeof ops>

/** @throws StartFailure `config` naming each fault */
const readSourcesFile = (path: string, { mode }: Config): OpsSettings | null => {
  const { content, refuse } = readSettingsFile('PATENT_SOURCES_FILE', path, sourcesFile)
  if (mode === 'production' && isOpenToOthers(path)) return refuse(`${path} 其他用户可读，请执行 chmod 600`)
  const found = content.ops
  return found === undefined ? null : { ...found, baseUrl: found.baseUrl.replace(/\/+$/, '') }
}

/** Outside sources of patents: `PATENT_SOURCES_FILE` names a JSON file, judged at the start; without it nobody outside is asked. */
export const patentSourceSettings = defineSettings(
  z.object({ PATENT_SOURCES_FILE: textSetting() }),
  ({ PATENT_SOURCES_FILE: path }, config: Config): { ops: OpsSettings | null } => ({
    ops: path === undefined ? null : readSourcesFile(path, config),
  }),
)
