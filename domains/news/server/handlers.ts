import type { Handlers } from '@portal/platform/server'
import type { articlesApi, newsApi } from '../contract/endpoints.ts'
import { articleDetail } from './article-detail.ts'
import { bulkArticles } from './bulk-articles.ts'
import { listArticles, listDeeds, listVersions, readVersion } from './list-articles.ts'
import { placeArticle } from './place-article.ts'
import { cancelSchedule, publishArticle, removeArticle, scheduleArticle, withdrawArticle } from './publish-article.ts'
import { contentAttribute, contentList } from './read-news.ts'
import { contentRelated, contentTags } from './related-news.ts'
import { createArticle, restoreVersion, saveArticle } from './save-article.ts'

export const newsHandlers: Handlers<typeof newsApi> = { contentList, contentAttribute, contentTags, contentRelated }

export const articleHandlers: Handlers<typeof articlesApi> = {
  list: listArticles,
  create: createArticle,
  detail: articleDetail,
  save: saveArticle,
  remove: removeArticle,
  publish: publishArticle,
  schedule: scheduleArticle,
  cancel: cancelSchedule,
  withdraw: withdrawArticle,
  bulk: bulkArticles,
  place: placeArticle,
  versions: listVersions,
  version: readVersion,
  restore: restoreVersion,
  history: listDeeds,
}
