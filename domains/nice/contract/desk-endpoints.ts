import { defineApi, done, pageOf, pageQuery, type UploadLimit } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { deskEdition, deskEditionRow, editionForm, industriesForm } from './desk.ts'
import { niceErrors } from './errors.ts'
import { niceLimits } from './limits.ts'
import { referencePermissions } from './permissions.ts'

const uploadLimit: UploadLimit = () => ({ bytes: niceLimits.fileBytes, msg: '分类文件不能超过 20MB!' })

const editions = '/api/admin/nice/editions' as const
const one = `${editions}/{edition}` as const
const byEdition = z.object({ edition: z.string() })
const permission = 'trademarks.reference'

/** Calls of the back office: staff hand in an edition, look at what it changes, publish it; and keep the industries. */
export const deskNiceApi = defineApi(
  niceErrors,
  {
    listEditions: {
      method: 'GET',
      path: editions,
      access: 'staff',
      permission,
      summary: '全部分类版本，施行日期晚的在前',
      query: z.object(pageQuery),
      reply: pageOf(deskEditionRow),
    },
    importEdition: {
      method: 'POST',
      inSteps: true,
      path: editions,
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '上传一份分类文件（JSON、修改表或 JSON Lines，20MB 以内），存为草稿，不立即生效',
      upload: uploadLimit,
      body: editionForm,
      reply: deskEdition,
      fails: ['edition.unreadable', 'edition.taken', 'edition.too_many_drafts'],
    },
    readEdition: {
      method: 'GET',
      path: one,
      access: 'staff',
      permission,
      summary: '一个版本，及与之前施行的版本相比的变化',
      params: byEdition,
      reply: deskEdition,
    },
    deleteEdition: {
      method: 'DELETE',
      path: one,
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '删除草稿；已发布的版本不能删除',
      params: byEdition,
      reply: done,
      fails: ['edition.published'],
    },
    publishEdition: {
      method: 'POST',
      path: `${one}/publish`,
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '发布：自施行日期起生效，此后不能修改',
      params: byEdition,
      body: done,
      reply: deskEdition,
      submits: true,
      fails: ['edition.published', 'edition.incomplete'],
    },
    readIndustries: {
      method: 'GET',
      path: '/api/admin/nice/industries',
      access: 'staff',
      permission,
      summary: '行业推荐的全部内容；version 为 0 表示随程序提供',
      reply: z.extend(industriesForm, { version: z.number() }),
    },
    saveIndustries: {
      method: 'PUT',
      path: '/api/admin/nice/industries',
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '整体替换行业推荐；给出 version 时，被他人改过则拒绝',
      body: industriesForm,
      reply: z.object({ version: z.number() }),
      fails: ['industries.newer_version'],
    },
  },
  referencePermissions,
)
