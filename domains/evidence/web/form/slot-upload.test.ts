import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureCalls } from '@portal/platform/web'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { slotAdvice } from '../slots/slot-advice.ts'
import { sendIntoSlot } from './slot-upload.ts'

let server: Server
let received = ''
/** What the server says it received. */
let digest = ''
const text = '组展合同'.repeat(400_000)
const file = new File([text], '合同.docx')
const options = { purpose: 'evidence-slot', signal: new AbortController().signal, onProgress: () => undefined }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'authorization, x-page-url')
    if (request.method === 'OPTIONS') return response.end()
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    received = `${request.url} ${Buffer.concat(parts).toString('utf8', 0, 1_000)}`
    return response.end(JSON.stringify({ id: '1', url: '/x', fileName: '合同.docx', size: 1, sha256: digest }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureCalls({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('sends a file with its slot, and notes that both digests are the same', async () => {
  digest = createHash('sha256').update(text).digest('hex')
  const send = sendIntoSlot('zzfHt', slotAdvice.zzfHt)
  expect(await send(file, options)).toMatchObject({ file: { id: '1', sha256: digest }, hints: [] })
  expect(received).toMatch(/^\/api\/file\/uploadCzFile /)
  expect(received.indexOf('name="slot"')).toBeLessThan(received.indexOf('name="file"'))
  expect(received).toContain('zzfHt')
  expect(received).not.toContain('copyOf')
})

it('sends with a smaller copy what it was made from', async () => {
  digest = createHash('sha256').update(text).digest('hex')
  const copyOf = { sha256: 'ab'.repeat(32), size: 5_242_880 }
  await sendIntoSlot('zzfHt', { ...slotAdvice.zzfHt, copyOf })(file, options)
  expect(received).toMatch(/name="copyOfSha256"\s+(ab){32}\s/)
  expect(received).toMatch(/name="copyOfSize"\s+5242880\s/)
  expect(received.indexOf('name="copyOfSize"')).toBeLessThan(received.indexOf('name="file"'))
})

it('counts what arrived otherwise than it was sent as not arrived', async () => {
  digest = 'f'.repeat(64)
  const send = sendIntoSlot('zzfHt', slotAdvice.zzfHt)
  await expect(send(file, options)).rejects.toMatchObject({ msg: '服务器收到的内容与本机文件不一致，请检查网络后重试' })
})
