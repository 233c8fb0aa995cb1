import { bytes } from '@portal/platform/contract'
import type { recordalSearchApi } from '../../contract/search-endpoints.ts'

type Calls = typeof recordalSearchApi

/** Calls without their schemas: these pages only read, so they need not load the schema library. */
const light = <E extends Calls[keyof Calls]>(path: E['path'], reply: object = {}): E =>
  ({ method: 'GET', path, reply }) as unknown as E

export const searchCalls = {
  serchCustoms: light<Calls['serchCustoms']>('/api/serchCustoms'),
  recordalDetail: light<Calls['recordalDetail']>('/api/recordals/{recordNum}'),
  exportRecordals: light<Calls['exportRecordals']>('/api/recordals-export', bytes),
}
