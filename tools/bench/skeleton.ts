import fastify from 'fastify'
import pg from 'pg'
import type { Recording } from './recording.ts'
import { replay } from './replay.ts'

export type SkeletonOrders = { port: number; databaseUrl: string; pool: number; list: Recording; submit: Recording }

/**
 * The bare server, which is the best that a portal could reach: Fastify and pg send the portal's SQL and do nothing else. It
 * runs as a process of its own.
 */
process.once('message', async ({ port, databaseUrl, pool: size, list, submit }: SkeletonOrders) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: size })
  const app = fastify()
  app.get('/list', async () => {
    const { rows } = await replay(pool, list)
    return { elements: rows, totalElements: rows.length }
  })
  app.post('/submit', async () => {
    const { number } = await replay(pool, submit)
    return { businessSn: number }
  })
  await app.listen({ port, host: '127.0.0.1' })
  process.send?.('listening')
})
