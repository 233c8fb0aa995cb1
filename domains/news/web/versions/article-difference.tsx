import { findService } from '@portal/platform/web'
import { categoryLabels, type NewsCategory } from '../../contract/categories.ts'
import { picturePattern } from '../../contract/markup.ts'
import { newsTags } from '../../contract/tags.ts'
import type { ArticleValues } from '../admin/form-of.ts'
import styles from './difference.module.css'
import { diffWords } from './difference.ts'
import { DifferenceView, PartText } from './difference-view.tsx'

type Content = ArticleValues
const labels = {
  title: '标题',
  summary: '摘要',
  categoryId: '栏目',
  author: '作者',
  source: '来源',
  sourceUrl: '原文链接',
  checkedOn: '核对日期',
  places: '地方',
  subjects: '主题',
  cover: '封面',
  services: '涉及的服务',
} as const satisfies Partial<Record<keyof Content, string>>
type Field = keyof typeof labels

/** Which picture the cover is, by the beginning of its id, as the comparison names pictures of the text. */
const coverWords = (cover: string): string => {
  const [, id] = picturePattern.exec(cover) ?? []
  return id === undefined ? '按标签绘制' : `上传的图片 ${id.slice(0, 8)}`
}

const wordsOf = (content: Content, field: Field): string => {
  if (field === 'places' || field === 'subjects') return content[field].map((tag) => newsTags[tag]).join('、')
  if (field === 'cover') return coverWords(content.cover)
  if (field === 'services') return content.services.map((to) => findService(to)?.title ?? to).join('、')
  if (field === 'categoryId') return categoryLabels[Number(content.categoryId) as NewsCategory] ?? ''
  return String(content[field] ?? '')
}

/** What changed between two versions of an article: its fields one by one, then its text. */
export function ArticleDifference({ before, after }: { before: Content; after: Content }) {
  const fields = (Object.keys(labels) as Field[]).filter((field) => wordsOf(before, field) !== wordsOf(after, field))
  return (
    <div className={styles.blocks}>
      {fields.map((field) => (
        <div key={field} className={`${styles.block} ${styles.changed}`}>
          <span className={styles.kind}>{labels[field]}</span>
          <p className={styles.line}>
            {diffWords(wordsOf(before, field), wordsOf(after, field)).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made at once and never changes its order.
              <PartText key={at} part={part} />
            ))}
          </p>
        </div>
      ))}
      <DifferenceView before={before.text} after={after.text} />
    </div>
  )
}
