import { defineErrors } from '@portal/platform/contract'
import { previewFailedText } from './preview.ts'
import { purposes, unsupportedText } from './purposes.ts'

const { min, max } = purposes['trademark-image'].pixels

export const filesErrors = defineErrors({
  'file.unsupported': { http: 415, status: 'U00415', msg: unsupportedText },
  'file.empty': { http: 400, status: 'U00400', msg: '文件没有内容，请重新选择' },
  'file.too_many_pixels': { http: 400, status: 'U00400', msg: '图片总像素不能超过 2500 万，请缩小后重新上传' },
  'file.trademark_image': { http: 422, status: '603', msg: `图片须为 JPG 格式，宽和高均为 ${min}-${max} 像素` },
  'file.infected': { http: 409, status: 'U00409', msg: '文件未通过病毒扫描，不能使用' },
  'file.scan_pending': { http: 409, status: 'U00409', msg: '文件尚未完成病毒扫描，请稍后再试' },
  'file.quota': { http: 429, status: 'U00429', msg: '24 小时内上传的文件过多，请稍后再试', retryAfter: 3600 },
  'file.ticket_unknown': { http: 404, status: 'U00404', msg: '二维码无效，请在电脑上重新打开“用手机上传”' },
  'file.ticket_expired': { http: 404, status: 'U00404', msg: '二维码已过期，请在电脑上重新打开“用手机上传”' },
  'file.ticket_closed': { http: 404, status: 'U00404', msg: '电脑上已收下文件或关闭了窗口，此页不能再上传' },
  'file.ticket_waiting': { http: 409, status: 'U00409', msg: '手机还没有发来文件' },
  'file.link_expired': { http: 404, status: 'U00404', msg: '链接已失效，请刷新页面后重试' },
  'file.no_view': { http: 400, status: 'U00400', msg: '该文件不能在线预览，请下载后查看' },
  'file.preview_failed': { http: 400, status: 'U00400', msg: previewFailedText },
  'file.preview_unknown': { http: 404, status: 'U00404', msg: previewFailedText },
  'file.picture_unreadable': { http: 400, status: 'U00400', msg: '图片无法打开，请另存为 PNG 或 JPG 后重新上传' },
  'file.damaged': { http: 500, status: 'U00500', msg: '文件校验未通过，已停止提供，请联系客服' },
})
