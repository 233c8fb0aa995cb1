import { defineApi, done, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { recordalsErrors } from './errors.ts'
import { hitDetail, savedChange, savedForm, savedSearch, searchHit } from './saved-search.ts'

const byId = z.object({ id: z.string() })

/** Calls by which a user keeps his own saved searches and reads what imports have brought to them. */
export const savedSearchesApi = defineApi(recordalsErrors, {
  list: {
    method: 'GET',
    path: '/api/recordalSearches',
    access: 'signedIn',
    summary: '我的查询，新的在前，含各自最近一次命中',
    reply: z.object({ elements: z.array(savedSearch) }),
  },
  save: {
    method: 'POST',
    path: '/api/recordalSearches',
    access: 'signedIn',
    summary: '保存查询：kind 为 query（query 为查询条件）、name（watched 为名称）或 own（watched 为备案号）',
    body: savedForm,
    reply: z.object({ id: z.string() }),
    submits: true,
    limit: 'submit',
    fails: ['saved_search.too_many', 'saved_search.kept_already'],
  },
  change: {
    method: 'PUT',
    path: '/api/recordalSearches/{id}',
    access: 'signedIn',
    summary: '重命名、暂停或恢复一个查询；暂停期间导入的数据不补发',
    params: byId,
    body: savedChange,
    reply: savedSearch,
  },
  remove: {
    method: 'DELETE',
    path: '/api/recordalSearches/{id}',
    access: 'signedIn',
    summary: '删除一个查询及其命中记录',
    params: byId,
    reply: done,
  },
  hits: {
    method: 'GET',
    path: '/api/recordalSearches/{id}/hits',
    access: 'signedIn',
    summary: '一个查询的命中记录，新的在前',
    params: byId,
    query: z.object(pageQuery),
    reply: pageOf(searchHit),
  },
  hit: {
    method: 'GET',
    path: '/api/recordalSearches/{id}/hits/{hitId}',
    access: 'signedIn',
    summary: '一次导入给一个查询带来的备案，按现状显示',
    params: z.object({ id: z.string(), hitId: z.string() }),
    query: z.object(pageQuery),
    reply: hitDetail,
  },
})
