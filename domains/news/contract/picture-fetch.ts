import { publicPicture } from '@portal/files/contract'
import { defineApi, defineErrors, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { newsPermissions } from './permissions.ts'

export const pictureFetchErrors = defineErrors({
  'picture.host_refused': { http: 400, status: 'U00400', msg: '不能从该网站转存图片，请下载后选择文件上传' },
  'picture.unreachable': { http: 502, status: 'U00500', msg: '没有从来源取到图片，请重试，或下载后选择文件上传' },
  'picture.too_large': { http: 413, status: 'U00413', msg: '来源的图片超过 10MB，请缩小后选择文件上传' },
  'picture.unsupported': {
    http: 415,
    status: 'U00415',
    msg: '来源给出的不是 PNG、JPG、WebP 或 BMP 图片，请另存后选择文件上传',
  },
})

/**
 * The only call in which the server fetches an address that somebody sends; it is for staff alone and takes only hosts that the
 * operator names.
 */
export const pictureFetchApi = defineApi(
  pictureFetchErrors,
  {
    fetchPicture: {
      method: 'POST',
      path: '/api/admin/articles/pictures',
      inSteps: true,
      access: 'staff',
      permission: 'articles.write',
      summary: '转存粘贴文章中的一张图片：仅限已允许的网站，取回后重新编码并公开',
      body: z.object({ url: requiredText('缺少图片地址', { length: 2000 }) }),
      reply: publicPicture,
      limit: 'costly',
      fails: ['picture.host_refused', 'picture.unreachable', 'picture.too_large', 'picture.unsupported'],
    },
  },
  newsPermissions,
)
