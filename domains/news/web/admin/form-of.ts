import type { ArticleDetail, ArticleForm, ArticleVersion } from '../../contract/article.ts'

/** An article as the form holds it; the category is a text, as the select field gives it. */
export type ArticleValues = Omit<ArticleForm, 'categoryId'> & { categoryId: string }

/** The form's first values: empty, or those of an article. */
export const formOf = (article: ArticleDetail | ArticleVersion | undefined): ArticleValues => ({
  categoryId: String(article?.categoryId ?? ''),
  title: article?.title ?? '',
  summary: article?.summary ?? '',
  author: article?.author ?? '',
  source: article?.source ?? '',
  sourceUrl: article?.sourceUrl ?? '',
  checkedOn: article?.checkedOn ?? '',
  places: [...(article?.places ?? [])],
  subjects: [...(article?.subjects ?? [])],
  cover: article?.cover ?? '',
  services: [...(article?.services ?? [])],
  text: article?.text ?? '',
  publishAt: null,
})
