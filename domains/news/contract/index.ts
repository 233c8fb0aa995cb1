export type {
  ArticleDeed,
  ArticleDetail,
  ArticleForm,
  ArticleRow,
  ArticleVersion,
  ArticleVersionHead,
  NewsArticle,
  NewsItem,
  SaveArticleForm,
} from './article.ts'
export { articleForm, isWebAddress, saveArticleForm } from './article.ts'
export { categoryLabels, defaultCategory, type NewsCategory, newsCategories } from './categories.ts'
export type { ArticlesQuery, NewsQuery } from './endpoints.ts'
export { articlesApi, newsApi } from './endpoints.ts'
export { newsErrors } from './errors.ts'
export { foldText, type MarkedPart, markedParts, snippetOf, wordsOf } from './fold.ts'
export { type HostileCase, hostileCases } from './hostile-samples.ts'
export { latestCount, newsLimits, newsPageSizes } from './limits.ts'
export {
  alignedTags,
  alignmentOf,
  alignments,
  allowedAttributes,
  allowedTags,
  keptAttribute,
  linkPattern,
  picturePattern,
} from './markup.ts'
export { pictureFetchApi } from './picture-fetch.ts'
export { articleDetailSample, articleSample, newsArticleSample, newsItemSample } from './samples.ts'
export {
  type ArticleAction,
  type ArticleState,
  articleActionLabels,
  articleActions,
  articleActionsIn,
  articleStateAfter,
  articleStateAt,
  articleStateLabels,
  articleStates,
} from './states.ts'
