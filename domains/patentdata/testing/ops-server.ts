import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { biblioOf, citingOf, familyOf, type InventedOps } from './ops-answers.ts'
import { xmlAsJson } from './xml-as-json.ts'

/** Answers that were recorded from OPS lie beside the project. */
const recordings = resolve(process.env.SHARED_DATA ?? '../shared/data', 'ops')

export const hasRecordings = existsSync(recordings)

/** A recorded answer as it came, in XML. */
export const recordedXml = (name: string): string => readFileSync(join(recordings, `ops-${name}.xml`), 'utf8')

/** A recorded answer in the JSON that OPS makes of it. */
export const recordedJson = (name: string): unknown => xmlAsJson(recordedXml(name))

/** How the server answers a call: nothing at all where `silent`. A body that is no text is sent as JSON. */
export type OpsReply = {
  status?: number
  body?: unknown
  headers?: Readonly<Record<string, string>>
  silent?: true
  /** It answers when this is settled. */
  when?: Promise<void>
}

export type OpsServer = {
  url: string
  /** For PATENT_SOURCES_FILE. */
  settingsFile: string
  /** The paths that were asked for, without the calls for tokens. */
  asked: string[]
  /** How many tokens were given out. */
  tokens: () => number
  /** All tokens given out so far end. */
  endTokens: () => void
  /** How it answers paths that hold this part; the latest word counts first. */
  reply: (part: string, reply: OpsReply) => void
  /** Knows an invented publication under its three addresses. */
  tell: (patent: InventedOps) => void
  /** The headers of every answer. */
  headers: Record<string, string>
  close: () => Promise<void>
}

/** Key and secret of the simulated account. */
const account = { key: 'simulated-key', secret: 'simulated-secret' }

const free = 'idle (images=green:200, inpadoc=green:60, other=green:1000, retrieval=green:200, search=green:30)'

/** What OPS says where it has nothing; its failures are XML whatever was asked for. */
const nothing: OpsReply = {
  status: 404,
  headers: { 'content-type': 'application/xml' },
  body: '<fault xmlns="http://ops.epo.org"><code>SERVER.EntityNotFound</code><message>No results found</message></fault>',
}

const send = async (response: ServerResponse, usual: Record<string, string>, reply: OpsReply): Promise<void> => {
  const { status = 200, body = '', headers = {}, silent, when } = reply
  if (silent) return
  await when
  response.writeHead(status, { 'content-type': 'application/json', ...usual, ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const basic = `Basic ${Buffer.from(`${account.key}:${account.secret}`).toString('base64')}`

/** A server on loopback that speaks as OPS does, with invented publications and the recorded answers. */
export const openOpsServer = async (): Promise<OpsServer> => {
  const replies: { part: string; reply: OpsReply }[] = []
  let given = 0
  let ended = 0
  const tokenReply = (request: IncomingMessage): OpsReply => {
    if (request.headers.authorization !== basic) return { status: 401, body: { error: 'invalid_client' } }
    given += 1
    return { body: { access_token: `token-${given}`, token_type: 'BearerToken', expires_in: '1199' } }
  }
  const isTokenGood = ({ headers }: IncomingMessage): boolean =>
    Number(/^Bearer token-(\d+)$/.exec(headers.authorization ?? '')?.[1] ?? 0) > ended
  const server = createServer((request, response) => {
    request.resume()
    const path = decodeURIComponent(request.url ?? '')
    const answer = (reply: OpsReply) => void send(response, ops.headers, reply)
    if (path === '/3.2/auth/accesstoken') return answer(tokenReply(request))
    ops.asked.push(path)
    if (!isTokenGood(request)) return answer({ status: 401, body: { error: 'invalid_access_token' } })
    answer(replies.findLast(({ part }) => path.includes(part))?.reply ?? nothing)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const folder = await mkdtemp(join(tmpdir(), 'portal-ops-'))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/3.2`
  const settingsFile = join(folder, 'sources.json')
  await writeFile(settingsFile, JSON.stringify({ ops: { ...account, baseUrl: url } }))
  const ops: OpsServer = {
    ...{ url, settingsFile, asked: [] },
    tokens: () => given,
    endTokens: () => {
      ended = given
    },
    reply: (part, reply) => void replies.push({ part, reply }),
    tell: (patent) => {
      const docdb = `CN.${patent.number}.${patent.kind}`
      ops.reply(`/published-data/publication/docdb/${docdb}/biblio`, { body: biblioOf(patent) })
      ops.reply(`/family/publication/docdb/${docdb}/legal`, { body: familyOf(patent) })
      if (patent.citing) ops.reply(`ct=CN${patent.number}`, { body: citingOf(patent) })
    },
    headers: { 'x-throttling-control': free, 'x-registeredquotaperweek-used': '900006' },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true, force: true })
    },
  }
  return ops
}
