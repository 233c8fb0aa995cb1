import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFilesApp, type FilesApp } from '../../testing/files-app.ts'
import { jpegOf, type SampleFile, sampleFile } from '../../testing/samples.ts'
import { files } from '../file.table.ts'
import { phoneTickets } from '../phone-ticket.table.ts'
import { sweepPhoneTickets } from './own-ticket.ts'
import { reachableAddresses } from './reachable-addresses.ts'

const minute = 60_000
let test: FilesApp
beforeAll(async () => {
  test = await createFilesApp()
})
afterAll(() => test.close())

type Opened = { id: string; ticket: string; expiresAt: number; addresses: string[] }

const tickets = '/api/file/phone-tickets'
const open = async (changes: object = {}, token = 'owner') => {
  const body = {
    purpose: 'request-attachment',
    title: '海关查扣应对 · 附件',
    slot: `slot-${Math.random()}`,
    ...changes,
  }
  const answer = await test.call({ method: 'POST', path: tickets, token, body })
  return { ...answer, opened: answer.body as Opened }
}
const opened = async (changes: object = {}) => (await open(changes)).opened
const watch = ({ id }: { id: string }, token = 'owner') => test.call({ path: `${tickets}/${id}`, token })
const take = ({ id }: { id: string }, token = 'owner') =>
  test.call({ method: 'POST', path: `${tickets}/${id}/take`, token, body: {} })
const close = ({ id }: { id: string }, token = 'owner') =>
  test.call({ method: 'DELETE', path: `${tickets}/${id}`, token })
const slot = (ticket: string) => test.call({ path: '/api/phone', token: ticket })
const send = (ticket: string, file: SampleFile) => test.send('/api/phone/file', { files: [file] }, ticket)
const photo = async (fileName = '照片.jpg') => ({ fileName, bytes: await jpegOf() })

describe('a phone with a ticket', () => {
  it('sees what it is for, sends one photo without any session, and the computer takes it as its own upload', async () => {
    const ticket = await opened()
    expect(ticket.ticket).toMatch(/^[\w-]{43}$/)
    expect(ticket.expiresAt - test.clock.now().getTime()).toBeGreaterThan(9.9 * minute)
    expect((await slot(ticket.ticket)).body).toEqual({
      title: '海关查扣应对 · 附件',
      purpose: 'request-attachment',
      expiresAt: ticket.expiresAt,
      file: null,
    })
    expect((await watch(ticket)).body.state).toBe('waiting')
    expect((await take(ticket)).body).toMatchObject({ status: 'U00409', msg: '手机还没有发来文件' })

    const sent = await send(ticket.ticket, await photo())
    expect(sent.status).toBe(200)
    expect((await watch(ticket)).body.state).toBe('arrived')
    const taken = await take(ticket)
    expect(taken.body).toMatchObject({ id: sent.body.id, fileName: '照片.jpg', sha256: sent.body.sha256 })
    expect((await take(ticket)).body).toMatchObject({ id: sent.body.id })
    expect((await watch(ticket)).body.state).toBe('arrived')
    const [row] = (await test.services.db.select().from(files)).filter(({ id }) => id === sent.body.id)
    expect([row?.ownerId, row?.purpose]).toEqual([test.actors.owner?.userId, 'request-attachment'])
  })

  it('may replace its photo until the computer has taken it; the earlier one is gone', async () => {
    const { ticket, id } = await opened()
    const first = await send(ticket, await photo('一.jpg'))
    const kept = (await test.kept()).length
    const second = await send(ticket, await photo('二.jpg'))
    expect((await test.kept()).length).toBe(kept)
    expect((await slot(ticket)).body.file).toMatchObject({ fileName: '二.jpg' })
    const gone = await test.app.inject({
      url: `/api/file/${String(first.body.id)}`,
      headers: { authorization: 'owner' },
    })
    expect(gone.statusCode).toBe(404)
    expect((await take({ id })).body.id).toBe(second.body.id)
    const late = await send(ticket, await photo('三.jpg'))
    expect([late.status, late.body.msg]).toEqual([404, '电脑上已收下文件或关闭了窗口，此页不能再上传'])
  })

  it('is judged by the rules of the purpose, and a refused file uses nothing up', async () => {
    const { ticket } = await opened()
    const large = { fileName: '大.jpg', bytes: Buffer.concat([await jpegOf(), Buffer.alloc(2 * 1024 * 1024)]) }
    expect((await send(ticket, large)).body).toMatchObject({ status: 'U00413', msg: '上传文件大小不能超过 2MB!' })
    const program = { fileName: '照片.jpg', bytes: Buffer.from('MZ program') }
    expect((await send(ticket, program)).body).toMatchObject({ status: 'U00415' })
    expect((await send(ticket, await sampleFile('pdf'))).status).toBe(200)
  })

  it('that sends twice at once leaves one file', async () => {
    const { ticket, id } = await opened()
    const kept = (await test.kept()).length
    const sent = await Promise.all(Array.from({ length: 4 }, () => photo().then((file) => send(ticket, file))))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await test.kept()).length).toBe(kept + 1)
    expect(sent.map(({ body }) => body.id)).toContain((await take({ id })).body.id)
  })
})

describe('a ticket', () => {
  it('is nowhere in the database', async () => {
    const { ticket } = await opened()
    expect(JSON.stringify(await test.services.db.select().from(phoneTickets))).not.toContain(ticket)
  })

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(4000)])(
    'that is wrong (%#) opens nothing and stores nothing',
    async (wrong) => {
      const before = await test.kept()
      expect((await slot(wrong)).body).toMatchObject({ status: 'U00404' })
      const { status, body } = await send(wrong, await photo())
      expect([status, body.msg]).toEqual([404, '二维码无效，请在电脑上重新打开“用手机上传”'])
      expect(await test.kept()).toEqual(before)
      expect(await test.spooled()).toEqual([])
    },
  )

  it('is over after ten minutes; what arrived in time can still be taken, and after an hour it is forgotten', async () => {
    const [late, early] = [await opened(), await opened()]
    await send(early.ticket, await photo())
    test.clock.advance(10 * minute + 1)
    const expired = '二维码已过期，请在电脑上重新打开“用手机上传”'
    expect((await slot(late.ticket)).body.msg).toBe(expired)
    expect((await send(late.ticket, await photo())).body.msg).toBe(expired)
    expect((await watch(late)).body.state).toBe('expired')
    expect((await take(early)).status).toBe(200)
    test.clock.advance(61 * minute)
    await sweepPhoneTickets(test.ctx)
    expect((await watch(late)).status).toBe(404)
    test.clock.set(new Date())
  })

  it('ends with its window, and with a newer one for the same place', async () => {
    const first = await opened({ slot: 'request-7.voucher' })
    const other = await opened({ slot: 'request-7.other' })
    const second = await opened({ slot: 'request-7.voucher' })
    expect((await slot(first.ticket)).status).toBe(404)
    expect((await slot(other.ticket)).status).toBe(200)
    expect((await close(second)).status).toBe(200)
    expect((await close(second)).status).toBe(200)
    expect((await send(second.ticket, await photo())).status).toBe(404)
    expect((await watch(second)).body.state).toBe('closed')
    expect((await take(second)).status).toBe(404)
  })

  it('is watched, taken and closed by its owner alone', async () => {
    const ticket = await opened()
    await send(ticket.ticket, await photo())
    for (const token of ['stranger', 'staff']) {
      for (const call of [watch, take, close]) {
        const theirs = await call(ticket, token)
        const none = await call({ id: '00000000-0000-4000-8000-000000000000' }, token)
        expect([theirs.status, theirs.body]).toEqual([404, none.body])
      }
    }
    expect((await take(ticket)).status).toBe(200)
  })

  it('opens no other door', async () => {
    const { ticket } = await opened()
    expect((await test.call({ path: '/api/file/phone-tickets/x', token: ticket })).status).toBe(401)
    expect((await test.send('/api/file/upload', { files: [await photo()] }, ticket)).status).toBe(401)
  })

  it('is not given for what only the back office may send, nor without a title', async () => {
    expect((await open({ purpose: 'public-picture' }, 'staff')).status).toBe(403)
    expect((await open({ title: '' })).status).toBe(400)
    expect((await open({ purpose: 'anything' })).status).toBe(400)
  })
})

describe('the addresses for a phone', () => {
  const address = (of: string, internal = false) => ({
    address: of,
    internal,
    family: 'IPv4' as const,
    netmask: '',
    mac: '',
    cidr: null,
  })
  const interfaces = {
    lo: [address('127.0.0.1', true)],
    docker0: [address('172.17.0.1')],
    wan0: [address('203.0.113.5')],
    eth0: [address('192.168.1.20'), address('169.254.3.3')],
  }
  const local = { publicUrl: 'http://localhost:3000', host: '0.0.0.0', port: 3000 }

  it('are the one that the operator set', () => {
    expect(reachableAddresses({ ...local, publicUrl: 'https://portal.example' }, interfaces)).toEqual([
      'https://portal.example',
    ])
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'are those of the local network where the portal only knows itself as %s',
    (publicUrl) => {
      expect(reachableAddresses({ ...local, publicUrl }, interfaces)).toEqual([
        'http://192.168.1.20:3000',
        'http://203.0.113.5:3000',
      ])
    },
  )

  it('are none where the portal listens to its own machine alone', () => {
    expect(reachableAddresses({ ...local, host: '127.0.0.1' }, interfaces)).toEqual([])
    expect(reachableAddresses({ ...local, host: '192.168.1.20' }, interfaces)).toEqual(['http://192.168.1.20:3000'])
  })
})

describe('a ticket whose session has ended', () => {
  it.each([
    [
      'by signing out',
      (app: FilesApp) => app.call({ method: 'PUT', path: '/api/logout', token: app.people.demo.token }),
    ],
    [
      'because the account was disabled',
      (app: FilesApp) =>
        app.call({
          method: 'POST',
          path: `/api/admin/users/${app.people.demo.id}/status`,
          token: 'staff',
          body: { action: 'disable' },
        }),
    ],
  ])('%s stores nothing any more', async (_, end) => {
    const app = await createFilesApp()
    const body = { purpose: 'request-attachment', title: '附件', slot: 'voucher' }
    const { body: ticket } = await app.call({ method: 'POST', path: tickets, token: 'owner', body })
    const form = { files: [await photo()] }
    expect((await app.send('/api/phone/file', form, String(ticket.ticket))).status).toBe(200)
    const kept = await app.kept()
    expect((await end(app)).status).toBe(200)
    expect((await app.send('/api/phone/file', form, String(ticket.ticket))).status).toBe(404)
    expect((await app.call({ path: '/api/phone', token: String(ticket.ticket) })).status).toBe(404)
    expect(await app.kept()).toEqual(kept)
    await app.close()
  })
})
