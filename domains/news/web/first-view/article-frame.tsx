import type { NewsCategory } from '../../contract/categories.ts'
import { ArticleHead } from '../article/article-head.tsx'
import textStyles from '../article/article-text.module.css'
import { ArticleFrame as Frame } from '../article/article-view.tsx'
import { CoverFrame, tagMarks } from './cover-frame.tsx'

/** The first view of an article: head and text. What stands beside the text comes with the page. */
export const articleFrame = (categoryId: NewsCategory) =>
  function ArticleFrame() {
    return (
      <article>
        <ArticleHead
          categoryId={categoryId}
          title="__title__"
          author="__author__"
          cover={<CoverFrame size="head" />}
          tags={tagMarks}
          publishedOn="__publishDate.words__"
          checkedOn="__checkedOn.words__"
          minutes="__minutes__"
        />
        <Frame aside={null} after={null}>
          <div className={textStyles.text} data-first-html="" />
        </Frame>
      </article>
    )
  }
