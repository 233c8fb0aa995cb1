import type { ArticleDetail, ArticleForm, NewsArticle, NewsItem } from './article.ts'
import { namedTags } from './tags.ts'

/** A complete article as an editor sends it. */
export const articleSample: ArticleForm = {
  categoryId: 37,
  title: '演示·目的港海关加强对太阳镜的查验',
  summary: '演示：出货前核对镜腿图形是否与他人注册商标近似。',
  author: '演示编辑',
  source: '演示来源',
  sourceUrl: 'https://example.com/notice',
  checkedOn: '2026-11-18',
  places: ['eu'],
  subjects: ['seizure'],
  cover: '',
  services: ['/home/customsSeizure'],
  text: '<h2>发生了什么</h2><p>演示：<strong>近期</strong>查验增多。</p><ul><li>核对图形</li><li>备好授权文件</li></ul>',
  publishAt: null,
}

export const newsItemSample: NewsItem = {
  id: '00000000-0000-4000-8000-000000000037',
  categoryId: 37,
  title: articleSample.title,
  summary: articleSample.summary,
  author: articleSample.author,
  places: namedTags(articleSample.places),
  subjects: namedTags(articleSample.subjects),
  cover: null,
  minutes: 1,
  publishDate: Date.UTC(2026, 10, 18, 2),
  createDate: Date.UTC(2026, 10, 17, 2),
  snippet: null,
  isOnline: true,
  isShown: true,
  isRecommended: false,
}

const { snippet: _snippet, ...heading } = newsItemSample

export const newsArticleSample: NewsArticle = {
  ...heading,
  source: articleSample.source,
  sourceUrl: articleSample.sourceUrl,
  checkedOn: articleSample.checkedOn,
  services: articleSample.services,
  text: articleSample.text,
  newer: null,
  older: { id: '00000000-0000-4000-8000-000000000036', title: '演示·上一期预警' },
}

export const articleDetailSample: ArticleDetail = {
  id: heading.id,
  categoryId: 37,
  title: articleSample.title,
  summary: articleSample.summary,
  author: articleSample.author,
  source: articleSample.source,
  sourceUrl: articleSample.sourceUrl,
  checkedOn: articleSample.checkedOn,
  places: articleSample.places,
  subjects: articleSample.subjects,
  cover: null,
  services: articleSample.services,
  text: articleSample.text,
  images: [],
  state: 'draft',
  version: 1,
  publicVersion: null,
  publishAt: null,
  publishDate: null,
  createDate: heading.createDate,
  saveTime: heading.createDate,
  savedBy: 'staff',
  isOnline: true,
  isShown: true,
  isRecommended: false,
  can: ['save', 'publish', 'schedule', 'restore', 'remove'],
}
