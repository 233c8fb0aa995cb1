import {
  Button,
  Card,
  dayText,
  findService,
  Icon,
  LeavingText,
  LinkButton,
  linkTo,
  PageHead,
  SplitLayout,
  useDocumentWords,
} from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NewsArticle } from '../../contract/article.ts'
import { categoryLabels } from '../../contract/categories.ts'
import { articleAddress } from '../article-link.tsx'
import styles from './article.module.css'
import { ArticleText } from './article-text.tsx'
import { cleanLink, shareArticle } from './share.ts'

/** The data that the head of an article shows; days are `YYYY-MM-DD`. */
export type ArticleHeadProps = Pick<NewsArticle, 'categoryId' | 'title' | 'summary' | 'author' | 'checkedOn'> & {
  publishedOn: string
}

/** The head of an article, which is shown before the text is cleaned. */
export function ArticleHead({ categoryId, title, summary, author, checkedOn, publishedOn }: ArticleHeadProps) {
  return (
    <PageHead
      title={title}
      lead={summary}
      crumbs={[
        { text: '首页', to: '/oneChains' },
        { text: '合规资讯', to: '/home/newList' },
        { text: categoryLabels[categoryId], to: linkTo('/home/newList', { activeName: categoryId }) },
        { text: '正文' },
      ]}
    >
      <ul className={styles.facts}>
        <li>
          <Icon name="calendar" size={18} />
          {`发布 ${publishedOn}`}
        </li>
        {checkedOn && (
          <li>
            <Icon name="check" size={18} />
            {`核对 ${checkedOn}`}
          </li>
        )}
        {author && (
          <li>
            <Icon name="edit" size={18} />
            {author}
          </li>
        )}
      </ul>
    </PageHead>
  )
}

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

/** An article as the public reads it. */
export function ArticleView({ article }: { article: NewsArticle }) {
  const { title, summary, publishDate } = article
  useDocumentWords(title, summary)
  return (
    <article>
      <ArticleHead {...article} publishedOn={dayText(publishDate)} />
      <ArticleFrame aside={<Beside article={article} />} after={<Neighbours article={article} />}>
        <ArticleText html={article.text} />
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

/** What a reader can do after reading: begin a service that the article concerns, or share the article. */
function Beside({ article }: { article: NewsArticle }) {
  const services = article.services.flatMap((to) => findService(to) ?? [])
  return (
    <>
      {services.length > 0 && (
        <Card title="受影响的业务" level={2}>
          <ul className={styles.services}>
            {services.map(({ to, title, icon }) => (
              <li key={to}>
                <Link to={to}>
                  <Icon name={icon} size={20} />
                  <span>{title}</span>
                  <Icon name="right" size={14} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className={styles.tools}>
        <Button icon="upload" onClick={() => void shareArticle(article)}>
          分享
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          打印
        </Button>
      </div>
    </>
  )
}

function Neighbours({ article }: { article: NewsArticle }) {
  const { categoryId, newer, older } = article
  return (
    <nav className={styles.neighbours} aria-label="相邻资讯">
      {[
        { label: '上一篇', item: newer },
        { label: '下一篇', item: older },
      ].map(({ label, item }) => (
        <p key={label}>
          <span>{label}</span>
          {item ? <Link to={articleAddress({ id: item.id, categoryId })}>{item.title}</Link> : '没有了'}
        </p>
      ))}
      <LinkButton to={linkTo('/home/newList', { activeName: categoryId })}>返回列表</LinkButton>
    </nav>
  )
}
