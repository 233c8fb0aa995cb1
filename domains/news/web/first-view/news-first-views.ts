import type { FirstView } from '@portal/platform/web'
import { newsCategories } from '../../contract/categories.ts'
import { articleFrame } from './article-frame.tsx'
import { listFrame } from './list-frame.tsx'

/** What a reader sees of a list or an article before the application has loaded. */
export const newsFirstViews: readonly FirstView[] = [
  {
    reads: '/cms/api/directive/contentList',
    chosenBy: 'page.list.0.categoryId',
    drawnAt: '/home/newList',
    frames: Object.fromEntries(newsCategories.map((category) => [category, listFrame(category)])),
    rows: 'page.list',
  },
  {
    reads: '/cms/api/directive/contentAttribute',
    chosenBy: 'categoryId',
    drawnAt: '/home/newList?isdetail=__id__',
    frames: Object.fromEntries(newsCategories.map((category) => [category, articleFrame(category)])),
    html: { field: 'text', clean: () => import('../article/purify.ts') },
  },
]
