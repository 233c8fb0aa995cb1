import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { formOf } from '@portal/files/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { DeskEdition } from '../contract/desk.ts'
import { niceServer } from '../server/index.ts'
import { contentOf, type TestEdition } from './put-edition.ts'

type Answer<T> = { status: number; body: T & { status?: string; msg?: string; fields?: { path: string }[] } }

export type NiceApp = TestApp & {
  people: People
  /** A public look-up. */
  ask: <T>(path: string, query?: Record<string, string | number>) => Promise<Answer<T>>
  /** Hands in a file as `staff`; in force from 2027-01-01 unless told. */
  upload: (file: Buffer | string | object, fields?: Record<string, string>) => Promise<Answer<DeskEdition>>
  publish: (edition: string) => Promise<Answer<DeskEdition>>
  desk: <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Answer<T>>
}

const editions = '/api/admin/nice/editions'

/** This domain with accounts on a database of its own, prepared as at a start. */
export const createNiceApp = async (): Promise<NiceApp> => {
  const portal = await createTestApp({ domains: [accountsServer, niceServer], authenticate })
  const people = await createPeople(portal)
  await niceServer.prepare?.(portal.ctx)
  const { token } = people.staff
  const desk: NiceApp['desk'] = async (method, path, body) =>
    (await portal.call({ method, path, token, ...(body && { body }) })) as never
  return {
    ...portal,
    people,
    desk,
    ask: async (path, query = {}) => {
      const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return (await portal.call({ path: `${path}?${text}` })) as never
    },
    upload: async (file, fields = {}) => {
      const bytes = Buffer.isBuffer(file) ? file : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))
      const before = { inForceFrom: '2027-01-01', source: '演示来源', checkedOn: '2026-11-01', ...fields }
      const form = formOf({ files: [{ fileName: 'edition.json', bytes }], before })
      const headers = { ...form.headers, authorization: token }
      const response = await portal.app.inject({ method: 'POST', url: editions, headers, payload: form.body })
      return { status: response.statusCode, body: response.json() }
    },
    publish: (edition) => desk('POST', `${editions}/${edition}/publish`, {}),
  }
}

/** A whole edition as a JSON file: 45 classes, with the items of a test edition. */
export const fileOf = ({ edition = 'TEST-2', ...more }: TestEdition = {}) => {
  const { classes, links } = contentOf(more)
  return {
    edition,
    classes: classes.map(({ minNumber, groups, ...one }) => ({
      ...one,
      min_number: minNumber,
      groups: groups.map((group) => ({ ...group, items: group.items.map((item) => ({ ...item })) })),
    })),
    links: links.map((link) => ({ ...link })),
  }
}

/** The same as JSON Lines, which have no headings and no links. */
export const linesOf = (options: TestEdition = {}): string => {
  const { edition: version, classes } = fileOf(options)
  const lines = classes.flatMap(({ id, name, groups }) => [
    { type: 'class', code: String(id).padStart(2, '0'), name, version },
    ...groups.flatMap((group) => [
      { type: 'group', code: group.id, parentCode: group.id.slice(0, 2), name: group.name, version },
      ...group.items.map((item) => ({ type: 'item', code: item.id, parentCode: group.id, name: item.name, version })),
    ]),
  ])
  return lines.map((line) => JSON.stringify(line)).join('\n')
}
