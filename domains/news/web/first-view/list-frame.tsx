import type { NewsCategory } from '../../contract/categories.ts'
import styles from '../list/news-list.module.css'
import { NewsShell } from '../list/news-list.tsx'
import { NewsRow } from '../list/news-row.tsx'

const nothing = () => undefined

/** The first view of the list of a category. */
export const listFrame = (categoryId: NewsCategory) =>
  function ListFrame() {
    return (
      <NewsShell wanted={{ categoryId, keyword: '', page: 1, size: 10 }} onWant={nothing}>
        <p className="sr-only">共 __page.totalCount__ 篇</p>
        <ul className={styles.rows}>
          <li className={styles.row} data-first-row="">
            <NewsRow
              item={{ id: '__id__', categoryId, title: '__title__', author: '__author__' }}
              on="__publishDate.year__-__publishDate.month__-__publishDate.dayOfMonth__"
              words="__summary__"
              keyword=""
            />
          </li>
        </ul>
      </NewsShell>
    )
  }
