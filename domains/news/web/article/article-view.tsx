import {
  Button,
  dayWords,
  LeavingText,
  LinkButton,
  linkTo,
  PrintButton,
  SplitLayout,
  useDocumentWords,
} from '@portal/platform/web'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { NewsArticle } from '../../contract/article.ts'
import { articleAddress } from '../article-link.tsx'
import { Cover } from '../cover/cover.tsx'
import styles from './article.module.css'
import { ArticleHead } from './article-head.tsx'
import { ArticleText } from './article-text.tsx'
import { Contents } from './contents.tsx'
import { OtherServices, ServiceBar, ServiceCard, servicesOf } from './services.tsx'
import { cleanLink, shareArticle } from './share.ts'

/** The layout of an article: its text, what follows the text, and what stands beside it. */
export function ArticleFrame({ children, after, aside }: { children: ReactNode; after: ReactNode; aside: ReactNode }) {
  return (
    <div className="wrap">
      <SplitLayout aside={aside}>
        <div className={styles.body}>{children}</div>
        {after}
      </SplitLayout>
    </div>
  )
}

/** An article as the public reads it. `related` leads on to others, which the preview of an unpublished one has not. */
export function ArticleView({ article, related }: { article: NewsArticle; related?: ReactNode }) {
  const { title, summary, publishDate, checkedOn, places, subjects } = article
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([])
  useDocumentWords(title, summary)
  const { first, others } = servicesOf(article.services)
  return (
    <article>
      <ArticleHead
        {...article}
        cover={<Cover article={article} size="head" />}
        tags={[...places, ...subjects].map(({ name }) => name)}
        publishedOn={dayWords(publishDate)}
        checkedOn={checkedOn && dayWords(checkedOn)}
      />
      <ArticleFrame
        aside={
          <>
            <Contents headings={headings} />
            {first && <ServiceCard service={first} />}
            <OtherServices services={others} />
            {related}
          </>
        }
        after={
          <>
            <Acts article={article} />
            <Neighbours article={article} />
            {first && <ServiceBar service={first} />}
          </>
        }
      >
        <ArticleText html={article.text} onHeadings={setHeadings} />
        <Origin article={article} />
      </ArticleFrame>
    </article>
  )
}

function Origin({ article }: { article: NewsArticle }) {
  const { source, sourceUrl, checkedOn } = article
  return (
    <footer className={styles.origin}>
      {(source || sourceUrl) && (
        <p>
          来源：
          {sourceUrl ? (
            <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
              <LeavingText>{source ?? '原文链接'}</LeavingText>
            </a>
          ) : (
            source
          )}
        </p>
      )}
      <p>{checkedOn ? `内容于 ${checkedOn} 与来源核对，` : ''}办理时请以现行规定和原文为准。</p>
      <p className="print-only">本文网址：{cleanLink(article)}</p>
    </footer>
  )
}

function Acts({ article }: { article: NewsArticle }) {
  return (
    <div className="no-print row">
      <Button icon="upload" onClick={() => void shareArticle(article)}>
        分享
      </Button>
      <PrintButton />
    </div>
  )
}

function Neighbours({ article }: { article: NewsArticle }) {
  const { categoryId, newer, older } = article
  return (
    <nav className={`no-print ${styles.neighbours}`} aria-label="相邻资讯">
      {[
        { label: '上一篇', item: newer },
        { label: '下一篇', item: older },
      ].map(({ label, item }) => (
        <p key={label} className="row">
          <span>{label}</span>
          {item ? <Link to={articleAddress({ id: item.id, categoryId })}>{item.title}</Link> : '没有了'}
        </p>
      ))}
      <LinkButton to={linkTo('/home/newList', { activeName: categoryId })}>返回列表</LinkButton>
    </nav>
  )
}
