import { defineErrors } from '@portal/platform/contract'

export const niceErrors = defineErrors({
  'edition.unreadable': { http: 400, status: 'U00400', msg: '无法读取这份文件' },
  'edition.taken': { http: 409, status: 'U00409', msg: '这个版本号已经存在' },
  'edition.published': { http: 409, status: 'U00409', msg: '已发布的版本不能修改或删除' },
  'edition.incomplete': { http: 409, status: 'U00409', msg: '这个版本还不能发布' },
  'edition.too_many_drafts': { http: 409, status: 'U00409', msg: '草稿过多，请先删除不用的草稿' },
  'industries.newer_version': { http: 409, status: 'U00409', msg: '行业推荐刚被修改，请刷新后重试' },
})
