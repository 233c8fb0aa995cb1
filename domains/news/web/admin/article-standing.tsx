import { momentText, StatusTag } from '@portal/platform/web'
import { Link } from 'react-router'
import type { ArticleDetail } from '../../contract/article.ts'
import { articleStateLabels } from '../../contract/states.ts'
import { articleAddress } from '../article-link.tsx'
import { articleTones } from './article-tones.ts'
import styles from './articles.module.css'

/** The state of an article, the version that the public reads, and who saved it last. */
export function ArticleStanding({ article }: { article: ArticleDetail }) {
  const { id, state, version, publicVersion, publishAt, publishDate, saveTime, savedBy } = article
  return (
    <span className={styles.facts}>
      <StatusTag tone={articleTones[state]}>{articleStateLabels[state]}</StatusTag>
      {state === 'scheduled' && <strong>将于 {momentText(publishAt)}（北京时间）发布</strong>}
      {state === 'published' && <span>发布于 {momentText(publishDate)}</span>}
      {state === 'published' && version !== publicVersion && (
        <strong>
          读者看到的是第 {publicVersion} 版，第 {version} 版尚未发布
        </strong>
      )}
      <span>
        第 {version} 版，{savedBy} 保存于 {momentText(saveTime)}
      </span>
      <Link to={`/articles/${id}/versions`}>版本记录</Link>
      {state === 'published' && (
        <a href={`/#${articleAddress(article)}`} target="_blank" rel="noreferrer">
          打开公开页面
        </a>
      )}
    </span>
  )
}
