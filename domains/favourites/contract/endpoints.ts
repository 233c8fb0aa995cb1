import { defineApi, done } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { favouriteErrors } from './errors.ts'
import { favourite, favouriteKey, favouriteToKeep } from './favourite.ts'

/** The calls by which a user keeps favourites. To keep what is kept, or to remove what is not there, succeeds as well. */
export const favouritesApi = defineApi(favouriteErrors, {
  list: {
    method: 'GET',
    path: '/api/favourites',
    access: 'signedIn',
    summary: '我的收藏，新的在前',
    reply: z.object({ elements: z.array(favourite) }),
  },
  keep: {
    method: 'PUT',
    path: '/api/favourites',
    access: 'signedIn',
    summary: '收藏一项服务、资讯或帮助；已收藏的不变',
    body: favouriteToKeep,
    reply: done,
    limit: 'submit',
    fails: ['favourite.too_many'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/favourites',
    access: 'signedIn',
    summary: '取消收藏；没有收藏的不变',
    query: favouriteKey,
    reply: done,
  },
})
