import { readFileSync } from 'node:fs'
import { type Config, defineSettings, isOpenToOthers, startFailure, textSetting } from '@portal/platform/server'
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

const refuse = (reason: string): never => {
  throw startFailure('config', `PATENT_SOURCES_FILE：${reason}`)
}

const parse = (path: string): unknown => {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch {
    return refuse(`无法读取 ${path}`)
  }
  try {
    return JSON.parse(content)
  } catch {
    return refuse(`${path} 不是 JSON`)
  }
}

/** A fault of the form: where it is and what is wrong; a name that nobody knows is told by itself. */
const faultOf = ({ path, message, code, ...issue }: z.core.$ZodIssue): string => {
  if (code === 'unrecognized_keys')
    return `${[...path, (issue as { keys: string[] }).keys.join('、')].join('.')}：不认识的项目`
  const { expected } = issue as { expected?: string }
  const words = code === 'invalid_type' && expected === 'object' ? '须为一组设置（{ … }）' : message
  return path.length === 0 ? words : `${path.join('.')}：${words}`
}

/** @throws StartFailure `config` naming each fault */
const readSourcesFile = (path: string, { mode }: Config): OpsSettings | null => {
  const judged = sourcesFile.safeParse(parse(path))
  if (!judged.success) return refuse(judged.error.issues.map(faultOf).join('；'))
  if (mode === 'production' && isOpenToOthers(path)) return refuse(`${path} 其他用户可读，请执行 chmod 600`)
  const found = judged.data.ops
  return found === undefined ? null : { ...found, baseUrl: found.baseUrl.replace(/\/+$/, '') }
}

/** Outside sources of patents: `PATENT_SOURCES_FILE` names a JSON file, judged at the start; without it nobody outside is asked. */
export const patentSourceSettings = defineSettings(
  z.object({ PATENT_SOURCES_FILE: textSetting() }),
  ({ PATENT_SOURCES_FILE: path }, config: Config): { ops: OpsSettings | null } => ({
    ops: path === undefined ? null : readSourcesFile(path, config),
  }),
)
