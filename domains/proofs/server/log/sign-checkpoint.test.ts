import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proofsServer } from '../index.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { appendStatement } from './append-statement.ts'
import { logKeyOf } from './log-key.ts'
import { type LogMemory, openMemory } from './log-memory.ts'
import { restoreLog } from './restore-log.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

let portal: TestApp
let memory: LogMemory
beforeEach(async () => {
  portal = await createTestApp({ domains: [proofsServer] })
  memory = openMemory(portal.ctx, (await logKeyOf(portal.ctx)).key)
})
afterEach(() => portal.close())

const append = async (...texts: string[]) => {
  for (const text of texts) await appendStatement(portal.ctx, { bytes: Buffer.from(text), purpose: 'seal' })
}
const sign = () => {
  portal.clock.advance(1_000)
  return signCheckpoint(portal.ctx)
}
const count = async (table: string) => {
  const { rows } = await portal.database.pool.query(`select count(*)::int count from ${table}`)
  return rows[0].count
}
/** Sets the database back as restoring a backup does: without what came after the first `size` leaves. */
const setBack = async (size: number) => {
  const remove = (table: string, where: string) =>
    portal.database.pool.query(
      `alter table ${table} disable trigger user; delete from ${table} where ${where}; alter table ${table} enable trigger user`,
    )
  await remove('log_checkpoint', `size > ${size}`)
  await remove('log_node', `(idx + 1) * 2 ^ level > ${size}`)
  await remove('log_entry', `idx >= ${size}`)
}
const folder = () => join(portal.services.config.dataFolder, 'log')

describe('the signer', () => {
  it('remembers outside the database what it signed, and publishes the tiles with it', async () => {
    await append('a', 'b', 'c')
    await sign()
    expect(await memory.last()).toMatchObject({ size: 3 })
    const [own = ''] = await readdir(folder())
    expect((await readdir(join(folder(), own), { recursive: true })).toSorted()).toEqual(
      expect.arrayContaining(['checkpoint', 'tile/0/000.p/3', 'tile/entries/000.p/3']),
    )
    await append('d')
    await sign()
    expect(await memory.folder.read('tile/entries/000.p/3')).toBeUndefined()
    expect(await memory.folder.read('tile/entries/000.p/4')).toBeDefined()
  })

  it('signs nothing twice', async () => {
    await append('a')
    await sign()
    await sign()
    expect(await count('log_checkpoint')).toBe(1)
  })

  it('goes on where it died between its memory and the database', async () => {
    await append('a')
    await sign()
    const before = await memory.last()
    await setBackCheckpoints()
    expect(await sign()).toBeUndefined()
    expect(await memory.last()).toEqual(before)
    expect(await count('log_checkpoint')).toBe(1)
  })

  it('refuses a tree that has fewer leaves than it signed', async () => {
    await append('a', 'b', 'c')
    await sign()
    await setBack(2)
    expect(await sign()).toBe('database_behind')
    expect(portal.logged.some((line) => line.includes('database_behind'))).toBe(true)
  })

  it('refuses a tree that has other leaves than it signed, and so one history cannot become two', async () => {
    await append('a', 'b', 'c')
    await sign()
    await setBack(2)
    await append('another', 'and more')
    expect(await sign()).toBe('forked')
    expect(await count('log_checkpoint')).toBe(0)
    expect(await memory.last()).toMatchObject({ size: 3 })
  })

  it('without its memory signs nothing until the operator says what was signed last', async () => {
    await append('a')
    await sign()
    const last = await memory.last()
    await rm(folder(), { recursive: true })
    await append('b')
    expect(await sign()).toBe('memory_lost')
    proofsSettings(portal.services.config).logRecovery = `1:${Buffer.alloc(32).toString('base64')}`
    expect(await sign()).toBe('memory_lost')
    proofsSettings(portal.services.config).logRecovery = `1:${Buffer.from(last?.root ?? []).toString('base64')}`
    expect(await sign()).toBeUndefined()
    expect(await memory.last()).toMatchObject({ size: 2 })
  })

  it('takes no memory for its own that another key signed', async () => {
    await append('a')
    await sign()
    await memory.folder.write('checkpoint', Buffer.from('localhost:3000/ev1\n9\nAAAA\n\n'))
    await append('b')
    await expect(sign()).rejects.toThrow(/memory/)
  })

  it('stops where a person or a witness stopped it', async () => {
    await append('a')
    await memory.folder.write('halted', Buffer.from(JSON.stringify({ why: 'test', at: '' })))
    expect(await sign()).toBe('halted')
    expect(await memory.last()).toBeUndefined()
  })
})

const setBackCheckpoints = () =>
  portal.database.pool.query(
    'alter table log_checkpoint disable trigger user; delete from log_checkpoint; alter table log_checkpoint enable trigger user',
  )

describe('a database that was set back', () => {
  const many = Array.from({ length: 300 }, (_, at) => `leaf ${at}`)

  it.each([0, 1, 255, 256, 299])('to %i leaves gets the others back from the published log', async (size) => {
    await append(...many)
    await sign()
    const before = await memory.last()
    await setBack(size)
    await restoreLog(portal.ctx)
    expect(await count('log_entry')).toBe(300)
    await append('next')
    expect(await sign()).toBeUndefined()
    expect(await memory.last()).toMatchObject({ size: 301 })
    expect(before?.size).toBe(300)
  })

  it('does not start where what was published is damaged', async () => {
    await append('a', 'b')
    await sign()
    await setBack(1)
    await memory.folder.write('tile/entries/000.p/2', Buffer.from('xx'))
    await expect(restoreLog(portal.ctx)).rejects.toThrow(/无法从已发布的条目补齐/)
    expect(await count('log_entry')).toBe(1)
  })

  it('does not start where other leaves already took the places', async () => {
    await append('a', 'b', 'c')
    await sign()
    await setBack(1)
    await append('other')
    await expect(restoreLog(portal.ctx)).rejects.toThrow(/无法从已发布的条目补齐/)
  })
})

describe('a memory that cannot be read', () => {
  const half = async () => {
    await append('a', 'b')
    await sign()
    const note = (await memory.last())?.note ?? ''
    const write = (text: string) => memory.folder.write('checkpoint', Buffer.from(text))
    await write(note.slice(0, 40))
    return { note, write }
  }

  it('is looked at again, since another process may be writing it', async () => {
    const { note, write } = await half()
    const restored = restoreLog(portal.ctx)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await write(note)
    await expect(restored).resolves.toBeUndefined()
  })

  it('is called damaged where it stays as it is, and busy where it goes on changing', async () => {
    const { note, write } = await half()
    await expect(restoreLog(portal.ctx)).rejects.toThrow(/已损坏.*memory_damaged/)
    let length = 40
    const changing = setInterval(() => {
      length += 1
      void write(note.slice(0, length))
    }, 100)
    await expect(restoreLog(portal.ctx)).rejects.toThrow('另一个进程')
    clearInterval(changing)
  })
})
