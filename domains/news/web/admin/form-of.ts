import type { ArticleDetail, ArticleForm, ArticleVersion } from '../../contract/article.ts'

/** As the form holds it: the category as its list gives it. */
export type ArticleValues = Omit<ArticleForm, 'categoryId'> & { categoryId: string }

/** What the form begins with: nothing, or an article as it stands. */
export const formOf = (article: ArticleDetail | ArticleVersion | undefined): ArticleValues => ({
  categoryId: String(article?.categoryId ?? ''),
  title: article?.title ?? '',
  summary: article?.summary ?? '',
  author: article?.author ?? '',
  source: article?.source ?? '',
  sourceUrl: article?.sourceUrl ?? '',
  checkedOn: article?.checkedOn ?? '',
  services: [...(article?.services ?? [])],
  text: article?.text ?? '',
  publishAt: null,
})
