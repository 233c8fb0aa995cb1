import { createServer, request as plainRequest, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookupPublic } from './dial.ts'
import { download, mostBytes } from './download.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let calls: string[] = []
let answer: (response: ServerResponse) => void
beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(JSON.stringify([request.url, request.headers]))
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  calls = []
  answer = (response) => void response.end('picture')
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const address = (path = '/p') => new URL(`http://pictures.example:${(server.address() as AddressInfo).port}${path}`)
/** Speaks without TLS to this machine, as no picture is fetched in earnest. */
const load = (withinMs = 3_000) =>
  download(address(), {
    open: plainRequest as never,
    lookup: (_name, { all }, tell) =>
      all ? tell(null, [{ address: '127.0.0.1', family: 4 }]) : tell(null, '127.0.0.1', 4),
    withinMs,
  })

describe('a fetched picture', () => {
  it('is the bytes of the answer, asked for without anything of the caller', async () => {
    expect(await load()).toEqual({ is: 'bytes', bytes: Buffer.from('picture') })
    expect(calls[0]).not.toMatch(/cookie|authorization|referer|forwarded/i)
  })

  it.each([301, 302, 307, 404, 500])(
    'is nothing where the answer is %i, and no further address is called',
    async (code) => {
      answer = (response) => void response.writeHead(code, { location: address('/elsewhere').href }).end('x')
      expect(await load()).toEqual({ is: 'nothing' })
      expect(calls).toHaveLength(1)
    },
  )

  it('is given up beyond ten megabytes, however long the answer goes on', async () => {
    answer = (response) => {
      const chunk = Buffer.alloc(1024 * 1024)
      const more = () => void (response.destroyed || response.write(chunk, more))
      more()
    }
    expect(await load(20_000)).toEqual({ is: 'too large' })
    expect(mostBytes).toBe(10 * 1024 * 1024)
  })

  it('is given up when it trickles', async () => {
    answer = (response) => void response.write('p')
    expect(await load(200)).toEqual({ is: 'nothing' })
  })
})

describe('the guard at the moment of dialling', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2002:7f00:1::',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '3fff::1',
    '2001::1',
    'localhost',
    '',
  ])('takes %s for none of the open internet', (one) => {
    expect(isPublicAddress(one)).toBe(false)
  })

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '223.5.5.5', '2400:3200::1', '2606:4700::1111'])(
    'takes %s for public',
    (one) => {
      expect(isPublicAddress(one)).toBe(true)
    },
  )

  it.each([[['127.0.0.1']], [['223.5.5.5', '127.0.0.1']], [[]]])(
    'dials nothing for a name that answers %o',
    async (found) => {
      const lookup = lookupPublic(async () => found.map((one) => ({ address: one, family: 4 })))
      expect(await download(address(), { open: plainRequest as never, lookup })).toEqual({ is: 'nothing' })
      expect(calls).toEqual([])
    },
  )

  it('dials what it judged, and does not ask for the name again', async () => {
    const asked: string[] = []
    const lookup = lookupPublic(async (name) => {
      asked.push(name)
      return [{ address: asked.length === 1 ? '203.0.114.1' : '127.0.0.1', family: 4 }]
    })
    await download(address(), { open: plainRequest as never, lookup, withinMs: 300 })
    expect(asked).toEqual(['pictures.example'])
    expect(calls).toEqual([])
  })
})
