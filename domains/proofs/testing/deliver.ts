import type { ServerDomain } from '@portal/platform/server'
import type { TestApp } from '@portal/platform/testing'

/** Delivers the waiting events to the domain's listeners, and then the events that follow from them, one after the other. */
export const deliver = async (portal: TestApp, domain: ServerDomain): Promise<string[]> => {
  const delivered: string[] = []
  for (;;) {
    const { rows } = await portal.database.pool.query('delete from outbox returning id, event, data, created_at')
    if (rows.length === 0) return delivered
    for (const { id, event, data, created_at: at } of rows.toSorted((a, b) => Number(a.id) - Number(b.id))) {
      delivered.push(event)
      for (const listener of (domain.listeners ?? []).filter((candidate) => candidate.event === event)) {
        await listener.react(portal.ctx, data, { id: String(id), at })
      }
    }
  }
}
