import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeDataFolder } from '@portal/platform/server'
import { afterEach, expect, it } from 'vitest'
import { answers, freePort } from '../bench/processes.ts'

/** The smallest PNG: one transparent point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const password = '会展上的一张旧照片-2026'
const key = () => randomBytes(32).toString('base64')
const logKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')

let launcher: ChildProcessWithoutNullStreams
let folder = ''
afterEach(async () => {
  launcher.kill('SIGKILL')
  await removeDataFolder(join(folder, 'data'))
})

/** The portal behind its launcher, in a process group of its own, as systemd and terminals start it. */
const startGroup = async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-stop-'))
  await chmod(folder, 0o711)
  const port = await freePort()
  const program = `
    import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.mjs'))}
    process.exitCode = await supervise(process.execPath, ['--import', '@portal/platform/server/quick-imports', 'apps/server/main.ts'])
  `
  launcher = spawn(process.execPath, ['--input-type=module', '-e', program], {
    detached: true,
    env: {
      PATH: process.env.PATH,
      PORTAL_MODE: 'production',
      DRAIN_SECONDS: '0',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATA_KEYS: `k1:${key()}`,
      SIGNING_KEYS: key(),
      EVIDENCE_LOG_KEY: logKey(),
    },
  })
  const said: string[] = []
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.setEncoding('utf8').on('data', (part) => said.push(part))
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(`${url}/readyz`))) {
    if (launcher.exitCode !== null) throw new Error(said.join(''))
    await sleep(50)
  }
  return { url, said, exit: once(launcher, 'exit') }
}

const signIn = async (url: string): Promise<string> => {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { token?: string }
  }
  const person = { username: 'stop_tester', password }
  const contact = { userType: 'customer', phone: '13800000000', email: '', companyName: '', agree: true }
  await post('/api/register', { ...person, ...contact, password_confirm: password })
  const { token } = await post('/api/login', person)
  if (!token) throw new Error('no session')
  return token
}

const beginUpload = (url: string, token: string) => {
  const address = `${url}/api/file/upload?fileName=a.png`
  const headers = { authorization: token, 'content-type': 'image/png', 'content-length': picture.length }
  const upload = request(address, { method: 'PUT', headers })
  upload.write(picture.subarray(0, 20))
  const answer = once(upload, 'response').then(async ([response]: IncomingMessage[]) => ({
    status: response?.statusCode,
    body: response ? await text(response) : '',
  }))
  return { answer, finish: () => upload.end(picture.subarray(20)) }
}

it('a portal says what it lacks and what took how long, ends an upload under way well at a signal to the whole process group, and closes the database', async () => {
  const { url, said, exit } = await startGroup()
  expect(said.join('')).toContain('注意：PUBLIC_URL')
  const token = await signIn(url)
  // The start tells what took how long as soon as it serves: the work in the background is still to come then.
  expect(said.join('')).toMatch(/\n启动用时 [\d.]+ 秒：数据库 .+，网页与接口 [\d.]+ 秒\n/)
  const { answer, finish } = beginUpload(url, token)
  await sleep(300)
  if (launcher.pid === undefined) throw new Error('the launcher does not run')
  process.kill(-launcher.pid, 'SIGTERM')
  await sleep(500)
  finish()
  expect(await answer).toMatchObject({ status: 200, body: expect.stringContaining('a.png') })
  expect(await exit).toEqual([0, null])
  expect(said.join('')).toContain('已停止。')
  expect(said.join('')).not.toContain('second')
  // PostgreSQL removes this file only after it has closed.
  expect(existsSync(join(folder, 'data/postgres/cluster/postmaster.pid'))).toBe(false)
}, 120_000)
