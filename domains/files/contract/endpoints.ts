import { bytes, defineApi, done, type UploadLimit, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { copyFields } from './copy.ts'
import { filesErrors } from './errors.ts'
import { thumbnailWidths, uploadedFile } from './file.ts'
import { filePermissions } from './permissions.ts'
import { openedTicket, phoneSlot, phoneTicketForm, watchedTicket } from './phone.ts'
import { publicPicture, publishForm } from './picture.ts'
import { mostPreviewed, pdfPreview } from './preview.ts'
import { defaultPurpose, type Purpose, purposeNames, ruleOf, tooLargeText } from './purposes.ts'

const purpose = z.prefault(z.enum(purposeNames, { error: '上传用途有误' }), defaultPurpose)

const limitOf = (of: Purpose) => ({ bytes: ruleOf(of).bytes, msg: tooLargeText(of) })
const largest = Math.max(...purposeNames.map((name) => ruleOf(name).bytes))

/**
 * The limit by the upload's purpose. In a multipart body the purpose may follow the file: until it is known the largest
 * limit of all purposes holds.
 */
const limitByPurpose: UploadLimit = ({ purpose: name }) => {
  const known = purposeNames.find((one) => one === name)
  return known ? limitOf(known) : { ...limitOf(defaultPurpose), bytes: largest }
}

const signedQuery = {
  expires: z.optional(z.string()),
  signature: z.optional(z.string()),
  reader: z.optional(z.string()),
}
/** Marks a link that opens views alone. The other calls do not take it, so that for them its signature is a wrong one. */
const viewOnly = { only: z.optional(z.literal('view')) }
const fileId = z.object({ id: z.string() })
const uploadFails = [
  'file.unsupported',
  'file.empty',
  'file.too_many_pixels',
  'file.trademark_image',
  'file.infected',
  'file.quota',
] as const

/** A file that the virus scanner has not passed is shown to nobody. */
const scanFails = ['file.infected', 'file.scan_pending'] as const
const readFails = ['file.link_expired', ...scanFails, 'file.damaged'] as const
const ticketFails = ['file.ticket_unknown', 'file.ticket_expired', 'file.ticket_closed'] as const

/** The calls for files. A file is private: its owner may read it, and whoever holds a signed link to it. */
export const filesApi = defineApi(
  filesErrors,
  {
    upload: {
      method: 'POST',
      path: '/api/file/upload',
      access: 'signedIn',
      summary: `上传一个文件；purpose 为 ${purposeNames.join('、')} 之一，默认 ${defaultPurpose}`,
      body: z.object({ purpose }),
      upload: limitByPurpose,
      reply: uploadedFile,
      fails: uploadFails,
    },
    put: {
      method: 'PUT',
      path: '/api/file/upload',
      access: 'signedIn',
      summary: '以请求体直接上传文件，文件名与用途在查询参数中',
      query: z.object({ fileName: z.prefault(z.string().check(z.minLength(1, '请提供文件名')), ''), purpose }),
      upload: limitByPurpose,
      reply: uploadedFile,
      fails: uploadFails,
    },
    uploadFile: {
      method: 'POST',
      path: '/api/file/uploadFile',
      access: 'signedIn',
      summary: '通用上传，10MB 以内',
      upload: () => limitOf('generic'),
      reply: uploadedFile,
      fails: uploadFails,
    },
    download: {
      method: 'GET',
      path: '/api/file/{id}',
      access: 'public',
      summary: '下载文件：凭签名链接，或为文件的上传者',
      params: fileId,
      query: z.object(signedQuery),
      reply: bytes,
      fails: [...readFails],
    },
    view: {
      method: 'GET',
      path: '/api/file/{id}/view',
      access: 'public',
      summary: '在页面中查看：图片重新编码后的样子，或 PDF 的一页',
      params: fileId,
      query: z.object({
        ...signedQuery,
        ...viewOnly,
        page: wholeNumber({ min: 1, max: 2_000, fallback: 1, msg: '页码有误' }),
      }),
      reply: bytes,
      limit: 'views',
      fails: [...readFails, 'file.no_view'],
    },
    thumbnail: {
      method: 'GET',
      path: '/api/file/{id}/thumbnail',
      access: 'public',
      summary: `缩略图：图片或 PDF 第一页重新编码后的样子，宽 ${thumbnailWidths.join(' 或 ')} 像素`,
      params: fileId,
      query: z.object({
        ...signedQuery,
        width: z.prefault(z.enum(thumbnailWidths.map(String), { error: '缩略图的宽度有误' }), '320'),
      }),
      reply: bytes,
      limit: 'views',
      fails: [...readFails, 'file.no_view'],
    },
    preview: {
      method: 'GET',
      path: '/api/preview',
      access: 'signedIn',
      summary: `PDF 各页的图片地址，最多 ${mostPreviewed} 个；pdf_url 为本人上传的文件，或发给本人的签名链接`,
      query: z.object({ pdf_url: z.prefault(z.string().check(z.minLength(1, '请提供 PDF 文件的地址')), '') }),
      reply: pdfPreview,
      limit: 'views',
      fails: ['file.preview_failed', 'file.preview_unknown', ...scanFails, 'file.damaged'],
    },
    openPhoneTicket: {
      method: 'POST',
      path: '/api/file/phone-tickets',
      access: 'signedIn',
      summary: '开一张手机上传凭证，十分钟内可用手机发来一个文件；同一位置的旧凭证随之失效',
      body: phoneTicketForm,
      reply: openedTicket,
      limit: 'submit',
    },
    watchPhoneTicket: {
      method: 'GET',
      path: '/api/file/phone-tickets/{id}',
      access: 'signedIn',
      summary: '手机上传到了哪一步',
      params: fileId,
      reply: watchedTicket,
    },
    takePhoneFile: {
      method: 'POST',
      path: '/api/file/phone-tickets/{id}/take',
      access: 'signedIn',
      summary: '收下手机发来的文件，凭证随之失效',
      params: fileId,
      reply: uploadedFile,
      fails: ['file.ticket_waiting'],
    },
    closePhoneTicket: {
      method: 'DELETE',
      path: '/api/file/phone-tickets/{id}',
      access: 'signedIn',
      summary: '作废手机上传凭证',
      params: fileId,
      reply: done,
    },
    phoneSlot: {
      method: 'GET',
      path: '/api/phone',
      access: 'public',
      summary: '手机页面：这张凭证为何处上传。凭证放在 Authorization 中',
      reply: phoneSlot,
      limit: 'submit',
      fails: ticketFails,
    },
    uploadFromPhone: {
      method: 'POST',
      path: '/api/phone/file',
      access: 'public',
      summary:
        '手机页面：上传文件，再次上传则替换。凭证放在 Authorization 中；压缩副本须写明 copyOfSha256 和 copyOfSize（原图的摘要和字节数，仅为声明）',
      body: z.object(copyFields),
      upload: () => limitOf('generic'),
      reply: uploadedFile,
      limit: 'submit',
      fails: [...uploadFails, ...ticketFails],
    },
    picture: {
      method: 'GET',
      path: '/api/picture/{id}/{width}.{type}',
      access: 'public',
      summary: '公开图片：type 为 avif 或 webp，内容不再改变，可长期缓存',
      params: z.object({ id: z.string(), width: z.string(), type: z.string() }),
      reply: bytes,
      fails: ['file.damaged'],
    },
    publishPicture: {
      method: 'POST',
      path: '/api/admin/pictures',
      inSteps: true,
      access: 'staff',
      permission: 'pictures',
      summary: '把自己上传的一张图片（用途 public-picture）公开：去除元数据，生成 AVIF 与 WebP 各两种宽度',
      body: publishForm,
      reply: publicPicture,
      fails: ['file.picture_unreadable', ...scanFails, 'file.damaged'],
    },
  },
  filePermissions,
)
