import { createHash } from 'node:crypto'
import { createStaff } from '@portal/accounts/testing'
import { jobCtxOf, openDatabase } from '@portal/platform/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskEdition, DeskEditionRow } from '../../contract/desk.ts'
import { deskNiceApi } from '../../contract/desk-endpoints.ts'
import { niceLimits } from '../../contract/limits.ts'
import { createNiceApp, fileOf, linesOf, type NiceApp } from '../../testing/nice-app.ts'
import { putEdition } from '../../testing/put-edition.ts'
import { editionFor, publishEdition } from '../index.ts'

let portal: NiceApp
beforeAll(async () => {
  portal = await createNiceApp()
})
beforeEach(async () => {
  await portal.database.pool.query(`delete from nice_edition where edition <> 'CLASSES'`)
  portal.clock.set(new Date('2026-11-20T04:00:00Z'))
})
afterAll(() => portal.close())

const path = '/api/admin/nice/editions'
const read = (edition: string) => portal.desk<DeskEdition>('GET', `${path}/${edition}`)
const list = async () => (await portal.desk<{ elements: DeskEditionRow[]; totalElements: number }>('GET', path)).body
const current = async () => (await portal.ask<{ edition: string }>('/api/getNiceClass')).body.edition

const before = { '0901 软件': '软件 键盘 传呼机', '0903 光学': '眼镜' }
const after = { '0901 软件': '软件 机械键盘', '1001 眼镜': '眼镜 眼镜盒' }

describe('a file that is handed in', () => {
  test('is a draft with its counts, its source, and what it changes, and in force for nobody', async () => {
    await putEdition(portal.ctx, { edition: 'TEST-1', inForceFrom: '2026-01-01', groups: before })
    const file = fileOf({ edition: 'TEST-2', groups: after, links: [['0901', '1001']] })
    const { status, body } = await portal.upload({ ...file, editionName: '演示全文', licence: '演示许可' })
    expect([status, body.msg]).toEqual([200, undefined])
    expect(body).toMatchObject({
      edition: 'TEST-2',
      editionName: '演示全文',
      kind: 'full',
      state: 'draft',
      inForceFrom: '2027-01-01',
      source: '演示来源',
      licence: '演示许可',
      checkedOn: '2026-11-01',
      createdBy: 'staff',
      publishedBy: null,
      publishTime: null,
      ...{ classes: 45, groups: 2, items: 4, refusedCount: 0, before: 'TEST-1' },
      ...{ added: 2, removed: 2, renamed: 1, unfit: [], obstacle: null, can: ['publish', 'delete'] },
    })
    expect(body.moved).toEqual([
      { min_name: '眼镜', from: { class_id: 9, group_id: '0903' }, to: { class_id: 10, group_id: '1001' } },
    ])
    expect(body.changes.renamed).toMatchObject([{ min_name: '键盘', to: '机械键盘' }])
    expect(body.changes.removed.map(({ min_name }) => min_name)).toEqual(['传呼机', '眼镜'])
    expect((await read('TEST-2')).body).toEqual(body)
    expect((await portal.ask('/api/getNiceClass', { edition: 'TEST-2' })).status).toBe(404)
    portal.clock.set(new Date('2027-01-02T04:00:00Z'))
    expect(await current()).toBe('TEST-1')
  })

  test('may be JSON Lines, and what the form says of name and licence counts', async () => {
    const { body } = await portal.upload(linesOf({ edition: 'TEST-3', groups: after }), {
      editionName: '演示行文件',
      licence: '演示许可',
    })
    expect(body).toMatchObject({
      edition: 'TEST-3',
      editionName: '演示行文件',
      licence: '演示许可',
      items: 4,
      before: null,
    })
    const digest = createHash('sha256')
      .update(linesOf({ edition: 'TEST-3', groups: after }))
      .digest('hex')
    expect(body.sha256).toBe(digest)
  })

  test('may be a revision of an edition, whatever it is called a computed one, with what does not fit', async () => {
    await portal.upload(fileOf({ edition: 'TEST-1', groups: before }), { inForceFrom: '2026-01-01' })
    const ops = [
      { group: '0901', op: 'delete', code: 'D090103', name: '传呼机' },
      { group: '0901', op: 'delete', code: 'D090199', name: '录像机' },
    ]
    const revision = { edition: 'TEST-2 against TEST-1', source: '演示', ops }
    const { body } = await portal.upload(revision, { base: 'TEST-1' })
    expect(body).toMatchObject({
      edition: 'TEST-2',
      editionName: '由 TEST-1 与修改表推算，非官方全文',
      kind: 'assembled',
      items: 3,
      unfit: [{ at: '第 2 条', msg: '没有可删除的小项：0901 D090199 录像机' }],
      obstacle: null,
    })
    const named = await portal.upload({ ...revision, edition: 'TEST-4' }, { base: 'TEST-1', editionName: '2027 全文' })
    expect(named.body.editionName).toBe('2027 全文（由 TEST-1 与修改表推算，非官方全文）')
    for (const base of ['', 'NONE-1', 'CLASSES']) {
      expect(await portal.upload(revision, { base })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'base' }] },
      })
    }
  })

  test.each<[string, Record<string, string>, string]>([
    ['no day', { inForceFrom: '' }, '请选择施行日期'],
    ['a day that is none', { inForceFrom: '2026-02-30' }, '施行日期有误'],
    ['no source', { source: ' ' }, '请填写来源'],
    ['no day of comparison', { checkedOn: '' }, '请选择核对日期'],
    ['a comparison to come', { checkedOn: '2026-11-21' }, '核对日期不能晚于今天'],
  ])('is refused with %s', async (_what, fields, msg) => {
    expect(await portal.upload(fileOf(), fields)).toMatchObject({ status: 400, body: { status: 'U00400', msg } })
  })

  test('with a fault is refused with its place, and nothing of it is stored', async () => {
    const file = fileOf()
    file.classes.pop()
    const hostile: (Buffer | string | object)[] = [file, 'no json', '', Buffer.alloc(200, 0xff), { ops: 1 }, '[[[']
    for (const one of hostile) {
      const { status, body } = await portal.upload(one)
      expect([status, body.status]).toEqual([400, 'U00400'])
    }
    expect((await portal.upload(file)).body.msg).toBe('无法读取这份文件：须含 45 个类别，缺少第 45 类')
    expect((await list()).totalElements).toBe(1)
  })

  test('may have 20 MB, which the portal counts while it arrives', () => {
    expect(deskNiceApi.importEdition.upload({})).toEqual({ bytes: 20 * 1024 ** 2, msg: '分类文件不能超过 20MB!' })
  })

  test('under a number that exists is U00409, and so is the forty-first draft', async () => {
    await portal.upload(fileOf())
    expect(await portal.upload(fileOf())).toMatchObject({ status: 409, body: { msg: '版本号 TEST-2 已经存在' } })
    const both = await Promise.all([1, 2].map(() => portal.upload(fileOf({ edition: 'TEST-9' }))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await portal.database.pool.query(
      `insert into nice_edition select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'edition', 'D-' || n))).*
       from nice_edition e, generate_series(1, $1) n where e.edition = 'TEST-2'`,
      [niceLimits.drafts - 2],
    )
    expect(await portal.upload(fileOf({ edition: 'TEST-5' }))).toMatchObject({
      status: 409,
      body: { status: 'U00409' },
    })
  })
})

describe('publishing', () => {
  test('puts an edition in force from its day on, and the one before stays as it was', async () => {
    await portal.upload(fileOf({ edition: 'TEST-1', groups: before }), { inForceFrom: '2026-01-01' })
    expect(await current()).toBe('CLASSES')
    expect((await portal.publish('TEST-1')).body).toMatchObject({ state: 'published', publishedBy: 'staff', can: [] })
    expect(await current()).toBe('TEST-1')
    await portal.upload(fileOf({ edition: 'TEST-2', groups: after }), { inForceFrom: '2027-01-01' })
    await portal.publish('TEST-2')
    expect(await current()).toBe('TEST-1')
    portal.clock.set(new Date('2026-12-31T16:00:00Z'))
    expect(await current()).toBe('TEST-2')
    expect((await editionFor(portal.ctx, { edition: 'TEST-1' })).itemsNamed('传呼机')).toHaveLength(1)
    portal.clock.set(new Date('2026-11-20T04:00:00Z'))
    expect((await read('TEST-2')).body).toMatchObject({ before: 'TEST-1', added: 2, removed: 2 })
  })

  test('is seen at once by those who looked while it was not committed yet', async () => {
    await portal.upload(fileOf({ edition: 'TEST-4', groups: after }), { inForceFrom: '2026-02-01' })
    await portal.ctx.db.transaction(async (db) => {
      await publishEdition({ ...portal.ctx, db, actor: null }, { params: { edition: 'TEST-4' } })
      expect(await current()).not.toBe('TEST-4')
    })
    expect(await current()).toBe('TEST-4')
  })

  test('of equal days the one published later counts', async () => {
    for (const edition of ['TEST-2', 'TEST-3']) await portal.upload(fileOf({ edition }), { inForceFrom: '2026-06-01' })
    await portal.publish('TEST-3')
    portal.clock.advance(1_000)
    await portal.publish('TEST-2')
    expect(await current()).toBe('TEST-2')
  })

  test('happens once, and what is published is neither published again nor deleted', async () => {
    await portal.upload(fileOf())
    const both = await Promise.all([portal.publish('TEST-2'), portal.publish('TEST-2')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await portal.desk('DELETE', `${path}/TEST-2`)).toMatchObject({ status: 409, body: { status: 'U00409' } })
    expect((await portal.publish('NONE-1')).status).toBe(404)
  })

  test('is refused without items, and where more than one in a hundred entries was refused', async () => {
    const empty = await portal.upload(fileOf({ edition: 'EMPTY-1', groups: {} }))
    expect(empty.body).toMatchObject({ items: 0, obstacle: '没有任何小项，不能发布', can: ['delete'] })
    expect(await portal.publish('EMPTY-1')).toMatchObject({ status: 409, body: { msg: '没有任何小项，不能发布' } })
    const names = Array.from({ length: 99 }, (_, at) => `演示项目${at}`).join(' ')
    const withFaults = (edition: string, faults: number) => {
      const file = fileOf({ edition, groups: { '0901 软件': names } })
      const items = file.classes[8]?.groups[0]?.items
      for (let at = 0; at < faults; at += 1) items?.push({ id: 'D1', name: '' })
      return file
    }
    expect((await portal.upload(withFaults('FAULT-1', 1))).body).toMatchObject({ refusedCount: 1, obstacle: null })
    const { body } = await portal.upload(withFaults('FAULT-2', 2))
    expect(body).toMatchObject({ refusedCount: 2, obstacle: '未导入的条目超过 1%，请更正文件后重新导入' })
    expect(body.refused[0]).toEqual({ at: '第 9 类 0901 第 100 项', msg: '小项名称须为 1 至 100 个字' })
    expect((await portal.publish('FAULT-2')).status).toBe(409)
  })

  test('is seen by another process within five seconds, and by none before', async () => {
    await putEdition(portal.ctx, { edition: 'TEST-1', groups: before })
    await portal.upload(fileOf({ edition: 'TEST-2', groups: after }), { inForceFrom: '2026-06-01' })
    // A pool of its own knows only what it looks up itself, as a process does.
    const other = openDatabase(portal.database.url, { size: 1 })
    const ctx = { ...jobCtxOf(portal.services), db: other.db }
    try {
      expect((await editionFor(ctx)).info.edition).toBe('TEST-1')
      await portal.database.pool.query(
        `update nice_edition set state = 'published', published_at = now() where edition = 'TEST-2'`,
      )
      expect((await editionFor(ctx)).info.edition).toBe('TEST-1')
      portal.clock.advance(5_001)
      expect((await editionFor(ctx)).info.edition).toBe('TEST-2')
      expect((await editionFor(ctx)).itemsNamed('眼镜盒')).toHaveLength(1)
    } finally {
      await other.close()
    }
  })
})

test('the desk lists all editions, the later first, and deletes drafts', async () => {
  await putEdition(portal.ctx, { edition: 'TEST-1' })
  await portal.upload(fileOf())
  const { elements, totalElements } = await list()
  expect(elements.map(({ edition, state, can }) => [edition, state, can.length])).toEqual([
    ['TEST-2', 'draft', 2],
    ['TEST-1', 'published', 0],
    ['CLASSES', 'published', 0],
  ])
  expect(totalElements).toBe(3)
  expect((await portal.desk('DELETE', `${path}/TEST-2`)).status).toBe(200)
  expect(portal.acts.slice(-2)).toMatchObject([
    {
      ...{ act: 'nice.importEdition', subjectRef: 'TEST-2', link: '/nice-editions/TEST-2' },
      ...{ before: null, after: { state: 'draft', source: '演示来源' } },
    },
    { act: 'nice.deleteEdition', before: { state: 'draft' }, after: null, link: '/nice-editions' },
  ])
  expect((await read('TEST-2')).status).toBe(404)
  expect((await portal.desk('DELETE', `${path}/TEST-2`)).status).toBe(404)
})

test('real editions are not compared with invented ones', async () => {
  await putEdition(portal.ctx, { edition: 'DEMO-9', kind: 'demonstration', groups: before })
  const { body } = await portal.upload(fileOf({ groups: after }))
  expect(body).toMatchObject({ before: null, removed: 0, moved: [] })
})

test('staff without the permission do not get near it', async () => {
  const { token } = await createStaff(portal, 'clerk', { roles: ['desk'] })
  for (const [method, address] of [
    ['GET', path],
    ['GET', `${path}/CLASSES`],
    ['POST', `${path}/CLASSES/publish`],
    ['DELETE', `${path}/CLASSES`],
    ['PUT', '/api/admin/nice/industries'],
  ] as const) {
    expect((await portal.call({ method, path: address, token })).status).toBe(403)
  }
})
