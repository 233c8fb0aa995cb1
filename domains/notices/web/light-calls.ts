import type { noticesApi } from '../contract/endpoints.ts'

type Calls = typeof noticesApi

/** Calls without their schemas: the bell stands on every page, so it must not load the schema library. */
const light = <E extends Calls[keyof Calls]>(method: E['method'], path: E['path']): E =>
  ({ method, path, reply: {} }) as unknown as E

export const lightCalls = {
  list: light<Calls['list']>('GET', '/api/notices'),
  read: light<Calls['read']>('POST', '/api/notices/{id}/read'),
}
export const unreadPath: Calls['unread']['path'] = '/api/notices/unread'
