import { Button, Notice } from '@portal/platform/web'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { ArticleDetail } from '../../contract/article.ts'
import type { NewsCategory } from '../../contract/categories.ts'
import { readingMinutes } from '../../contract/reading-time.ts'
import { namedTags } from '../../contract/tags.ts'
import { ArticleView } from '../article/article-view.tsx'
import { textBlocks } from '../versions/text-blocks.ts'
import styles from './articles.module.css'
import type { ArticleValues } from './form-of.ts'

interface ArticlePreviewProps {
  values: ArticleValues
  saved: ArticleDetail | undefined
  onBack: () => void
}

/** Stops clicks on links and buttons: they would lead to pages of the portal, and the preview stands in the back office. */
const stay = (event: MouseEvent) => {
  if (!(event.target instanceof Element) || !event.target.closest('a, button')) return
  event.preventDefault()
  event.stopPropagation()
}

/** Shows the article of the form, saved or not, with the component by which the public reads it; only staff see this. */
export function ArticlePreview({ values, saved, onBack }: ArticlePreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  const { title, summary, author, source, sourceUrl, checkedOn, services, text, categoryId } = values
  const { places, subjects, cover } = values
  const now = Date.now()
  return (
    <div ref={place} tabIndex={-1} className={styles.preview}>
      <Notice
        title="预览：读者将看到的样子"
        actions={
          <Button size="small" variant="primary" onClick={onBack}>
            返回编辑
          </Button>
        }
      >
        含未保存的修改，尚未存入本站的图片不显示；页面中的链接在预览里不能打开。
      </Notice>
      <div className={styles.page} onClickCapture={stay}>
        <ArticleView
          article={{
            id: saved?.id ?? '',
            categoryId: (Number(categoryId) || 37) as NewsCategory,
            title: title || '（没有标题）',
            summary,
            author,
            source: source || null,
            sourceUrl: sourceUrl || null,
            checkedOn: checkedOn || null,
            places: namedTags(places),
            subjects: namedTags(subjects),
            cover: cover === '' ? null : { url: cover, width: 960, height: 480, sources: [] },
            minutes: readingMinutes(
              textBlocks(text)
                .map((block) => block.text)
                .join(''),
            ),
            services,
            text,
            publishDate: saved?.publishDate ?? saved?.publishAt ?? now,
            createDate: saved?.createDate ?? now,
            newer: null,
            older: null,
            isOnline: saved?.isOnline ?? false,
            isShown: saved?.isShown ?? true,
            isRecommended: saved?.isRecommended ?? false,
          }}
        />
      </div>
    </div>
  )
}
