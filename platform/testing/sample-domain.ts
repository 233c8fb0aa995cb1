import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineApi } from '../contract/api.ts'
import { defineErrors } from '../contract/errors.ts'
import { done } from '../contract/page.ts'
import { requiredText } from '../contract/text.ts'
import type { ServerDomain } from '../server/domain.ts'
import { type Ensure, ensureOf } from '../server/http/failures.ts'
import { bindRoutes } from '../server/http/routes.ts'
import { publish } from '../server/jobs/outbox.ts'

const errors = defineErrors({ 'note.full': { http: 409, status: 'U00409', msg: '本子写满了' } })

/** A small domain with which tests of the platform show how routes work: notes that are written once and counted. */
const api = defineApi(errors, {
  count: {
    method: 'GET',
    path: '/api/notes',
    access: 'public',
    summary: 'how many notes',
    query: z.object({ word: z.prefault(z.string(), '') }),
    reply: z.object({ count: z.number() }),
    cache: { seconds: 60 },
  },
  write: {
    method: 'POST',
    path: '/api/notes',
    access: 'signedIn',
    summary: 'writes a note',
    body: z.object({ title: requiredText('请输入标题'), text: requiredText('请填写内容', { length: 5 }) }),
    reply: z.object({ id: z.string() }),
    fails: ['note.full'],
    submits: true,
    limit: 'submit',
  },
  burn: { method: 'DELETE', path: '/api/admin/notes', access: 'topAdministrator', summary: 'burns all', reply: done },
  read: {
    method: 'GET',
    path: '/api/admin/notes',
    access: 'staff',
    permission: 'own',
    summary: 'reads all',
    reply: done,
  },
  whisper: {
    method: 'GET',
    path: '/api/notes/whispers/{words}',
    access: 'public',
    summary: 'answers words of the path',
    params: z.object({ words: z.string() }),
    reply: z.object({ words: z.string() }),
    secretPath: true,
  },
  slip: { method: 'GET', path: '/api/notes/slip', access: 'public', summary: 'an unforeseen fault', reply: done },
})

const ensure: Ensure<typeof errors> = ensureOf(errors)
const table = sql.raw('note')

export const noteTable = 'create table note (id uuid primary key, title text not null, body text not null)'

export const notes: ServerDomain = {
  name: 'notes',
  routes: bindRoutes(api, {
    count: async ({ db }) => {
      const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${table}`)
      return { count: rows[0]?.count ?? 0 }
    },
    write: async (ctx, { body }) => {
      ensure(body.title !== 'full', 'note.full')
      const id = ctx.newId()
      await ctx.db.execute(sql`insert into ${table} values (${id}, ${body.title}, ${body.text})`)
      await publish(ctx, 'note.written', { id })
      ensure(body.title !== 'late', 'note.full')
      return { id, secret: 'not in the schema' }
    },
    burn: async () => ({}),
    read: async () => ({}),
    whisper: async (_ctx, { params }) => ({ words: params.words }),
    slip: async () => {
      throw new Error('the caller 13800138000 with 110101199003071234 met a fault')
    },
  }),
}
