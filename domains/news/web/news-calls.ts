import type { newsApi } from '../contract/endpoints.ts'

type Calls = typeof newsApi

/** Calls without their schemas: these pages only read, so they need not load the schema library. */
const light = <E extends Calls[keyof Calls]>(path: E['path']): E => ({ method: 'GET', path, reply: {} }) as unknown as E

export const newsCalls = {
  contentList: light<Calls['contentList']>('/cms/api/directive/contentList'),
  contentAttribute: light<Calls['contentAttribute']>('/cms/api/directive/contentAttribute'),
  contentTags: light<Calls['contentTags']>('/cms/api/directive/contentTags'),
  contentRelated: light<Calls['contentRelated']>('/cms/api/directive/contentRelated'),
}
