import { defineApi, done, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { draft, draftHead, draftToSave, formKey } from './draft.ts'
import { draftErrors } from './errors.ts'

/** The calls for the caller's own drafts. They tell nothing of other users' drafts. */
export const draftsApi = defineApi(draftErrors, {
  list: {
    method: 'GET',
    path: '/api/drafts',
    access: 'signedIn',
    summary: '我的草稿，新的在前',
    reply: z.object({ elements: z.array(draftHead) }),
  },
  read: {
    method: 'GET',
    path: '/api/drafts/{form}',
    access: 'signedIn',
    summary: '一份草稿的内容',
    params: formKey,
    reply: draft,
  },
  save: {
    method: 'PUT',
    path: '/api/drafts/{form}',
    access: 'signedIn',
    summary: '保存草稿，须带所读到的版本；已被另一处更新时 U00409，并在 current 中给出那一份',
    params: formKey,
    body: draftToSave,
    bodyLimit: 256 * 1024,
    reply: draftHead,
    limit: 'submit',
    fails: ['draft.conflict', 'draft.too_large', 'draft.too_many'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/drafts/{form}',
    access: 'signedIn',
    summary: '删除草稿，须带所读到的版本；已被另一处更新时 U00409',
    params: formKey,
    query: z.object({
      id: z.string('草稿版本有误'),
      version: wholeNumber({ min: 1, max: 2 ** 31 - 1, fallback: 0, msg: '草稿版本有误' }),
    }),
    reply: done,
    fails: ['draft.conflict'],
  },
})
