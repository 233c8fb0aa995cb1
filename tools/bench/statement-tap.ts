import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'

/** One statement as it went to PostgreSQL; `name` is set where it was prepared. Values are text, or null. */
export type Statement = { text: string; name?: string; values: (string | null)[] }

/**
 * Stands between the portal and the database: it passes everything on and records the statements (PostgreSQL protocol 3.0,
 * frontend messages).
 */
export type StatementTap = {
  url: string
  /** The statements sent since the last call of `take`, in the order of their execution, one list for each connection. */
  take: () => Statement[][]
  stop: () => Promise<void>
}

const endOfText = (bytes: Buffer, from: number): number => bytes.indexOf(0, from)

const readBind = (body: Buffer): { name: string; values: (string | null)[] } => {
  const portalEnds = endOfText(body, 0)
  const nameEnds = endOfText(body, portalEnds + 1)
  const name = body.toString('utf8', portalEnds + 1, nameEnds)
  let at = nameEnds + 1
  at += 2 + 2 * body.readUInt16BE(at)
  const count = body.readUInt16BE(at)
  at += 2
  const values: (string | null)[] = []
  for (let index = 0; index < count; index += 1) {
    const length = body.readInt32BE(at)
    at += 4
    values.push(length < 0 ? null : body.toString('utf8', at, at + length))
    at += Math.max(length, 0)
  }
  return { name, values }
}

/** Reads one connection's messages as their bytes arrive. */
const createReader = (heard: (statement: Statement) => void) => {
  const prepared = new Map<string, string>()
  let waiting: Buffer = Buffer.alloc(0)
  let started = false

  const read = (type: string, body: Buffer): void => {
    if (type === 'Q') heard({ text: body.toString('utf8', 0, body.length - 1), values: [] })
    if (type === 'P') {
      const nameEnds = endOfText(body, 0)
      prepared.set(
        body.toString('utf8', 0, nameEnds),
        body.toString('utf8', nameEnds + 1, endOfText(body, nameEnds + 1)),
      )
    }
    if (type === 'B') {
      const { name, values } = readBind(body)
      heard({ text: prepared.get(name) ?? '', ...(name !== '' && { name }), values })
    }
  }
  return (chunk: Buffer): void => {
    waiting = Buffer.concat([waiting, chunk])
    for (;;) {
      // The first message of a connection has no type byte.
      const head = started ? 1 : 0
      if (waiting.length < head + 4) return
      const end = head + waiting.readUInt32BE(head)
      if (waiting.length < end) return
      if (started) read(waiting.toString('latin1', 0, 1), waiting.subarray(5, end))
      started = true
      waiting = waiting.subarray(end)
    }
  }
}

/** Opens such a tap for a database that listens on a Unix socket, as the embedded one does. */
export const openStatementTap = async (databaseUrl: string): Promise<StatementTap> => {
  const address = new URL(databaseUrl)
  const socketPath = `${decodeURIComponent(address.hostname)}/.s.PGSQL.5432`
  const connections = new Set<{ statements: Statement[] }>()
  const sockets = new Set<Socket>()

  const server = createServer((client) => {
    const database = createConnection(socketPath)
    const connection = { statements: [] as Statement[] }
    connections.add(connection)
    const read = createReader((statement) => connection.statements.push(statement))
    client.on('data', read)
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) {
      sockets.add(socket)
      // Either side may be killed while the other still sends; the bench notices it when its own calls fail.
      socket.on('error', () => client.destroy() && database.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('the tap has no port')
  return {
    url: `postgresql://${address.username}:${address.password}@127.0.0.1:${listening.port}${address.pathname}`,
    take: () =>
      [...connections]
        .map((connection) => connection.statements.splice(0))
        .filter((statements) => statements.length > 0),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
