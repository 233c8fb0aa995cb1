import type { NewsCategory } from '../../contract/categories.ts'
import textStyles from '../article/article-text.module.css'
import { ArticleHead, ArticleFrame as Frame } from '../article/article-view.tsx'

/** The first view of an article: head and text. What stands beside the text comes with the page. */
export const articleFrame = (categoryId: NewsCategory) =>
  function ArticleFrame() {
    return (
      <article>
        <ArticleHead
          categoryId={categoryId}
          title="__title__"
          summary="__summary__"
          author="__author__"
          checkedOn="__checkedOn__"
          publishedOn="__publishDate.day__"
        />
        <Frame aside={null} after={null}>
          <div className={textStyles.text} data-first-html="" />
        </Frame>
      </article>
    )
  }
