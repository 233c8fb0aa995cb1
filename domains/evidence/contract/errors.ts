import { filesErrors } from '@portal/files/contract'
import { defineErrors } from '@portal/platform/contract'

const {
  'file.unsupported': unsupported,
  'file.empty': empty,
  'file.too_many_pixels': tooManyPixels,
  'file.quota': quota,
  'file.link_expired': linkExpired,
  'file.no_view': noView,
  'file.damaged': damaged,
} = filesErrors

/** Failures of an upload, with the words of the files domain, which judges every uploaded file. */
const fileFailures = {
  'file.unsupported': unsupported,
  'file.empty': empty,
  'file.too_many_pixels': tooManyPixels,
  'file.quota': quota,
  'file.link_expired': linkExpired,
  'file.no_view': noView,
  'file.damaged': damaged,
} as const

export const evidenceErrors = defineErrors({
  ...fileFailures,
  'evidence.consent_missing': {
    http: 409,
    status: 'U00409',
    msg: '护照首页、签证页、出入境日期页属于敏感个人信息，请先阅读并同意《出入境材料处理说明》再上传',
  },
  'evidence.infected': { http: 409, status: 'U00409', msg: '文件未通过病毒扫描，已隔离，不能作为存证材料' },
  'evidence.scan_pending': { http: 409, status: 'U00409', msg: '有文件尚未完成病毒扫描，请稍后再提交' },
  'evidence.slot_taken': { http: 409, status: 'U00409', msg: '已保存的材料不能更换' },
  'evidence.incomplete': { http: 400, status: 'U00400', msg: '必备材料尚未齐全' },
  'evidence.sealed': { http: 409, status: 'U00409', msg: '该存证已提交，只能查看；可在空缺处补充材料' },
  'evidence.not_sealed': { http: 409, status: 'U00409', msg: '存证提交后才能下载材料' },
  'evidence.damaged': { http: 409, status: 'U00409', msg: '有文件未通过校验，存证材料暂时不能打包' },
  'evidence.ticket_over': { http: 404, status: 'U00404', msg: '下载凭证无效或已使用，请重新点击下载' },
  'evidence.consent_over': { http: 409, status: 'U00409', msg: '该同意已撤回' },
  'evidence.policy_outdated': { http: 409, status: 'U00409', msg: '处理说明已更新，请重新阅读后再同意' },
  'evidence.nothing_to_reveal': { http: 409, status: 'U00409', msg: '没有可查看的内容' },
})
