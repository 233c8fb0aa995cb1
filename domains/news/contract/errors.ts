import { defineErrors } from '@portal/platform/contract'

export const newsErrors = defineErrors({
  'article.newer_version': { http: 409, status: 'U00409', msg: '这篇文章已被他人保存过新的版本，请对照后再保存' },
  'article.not_now': { http: 409, status: 'U00409', msg: '文章目前的状态不允许这样做，请刷新后再试' },
  'article.no_text': { http: 400, status: 'U00400', msg: '正文为空，不能发布' },
})
