import { Button, Card, dayText, findService, Icon, linkTo, PageHead, SplitLayout } from '@portal/platform/web'
import { Link } from 'react-router'
import type { NewsArticle } from '../../contract/article.ts'
import { categoryLabels } from '../../contract/categories.ts'
import { articleAddress } from '../article-link.tsx'
import styles from './article.module.css'
import { ArticleText } from './article-text.tsx'
import { useDocumentWords } from './document-words.ts'
import { cleanLink, shareArticle } from './share.ts'

/** An article as the public reads it. */
export function ArticleView({ article }: { article: NewsArticle }) {
  const { categoryId, title, summary, publishDate, checkedOn } = article
  const label = categoryLabels[categoryId]
  useDocumentWords(title, summary)
  return (
    <article>
      <PageHead
        title={title}
        lead={summary}
        crumbs={[
          { text: '首页', to: '/oneChains' },
          { text: '合规资讯', to: '/home/newList' },
          { text: label, to: linkTo('/home/newList', { activeName: categoryId }) },
          { text: '正文' },
        ]}
      >
        <ul className={styles.facts}>
          <li>
            <Icon name="calendar" size={18} />
            发布 {dayText(publishDate)}
          </li>
          {checkedOn && (
            <li>
              <Icon name="check" size={18} />
              核对 {checkedOn}
            </li>
          )}
          {article.author && (
            <li>
              <Icon name="edit" size={18} />
              {article.author}
            </li>
          )}
        </ul>
      </PageHead>
      <div className="wrap">
        <SplitLayout aside={<Beside article={article} />}>
          <div className={styles.body}>
            <ArticleText html={article.text} />
            <Origin article={article} />
          </div>
          <Neighbours article={article} />
        </SplitLayout>
      </div>
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
              {source ?? '原文链接'}
              <Icon name="external" size={15} />
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

/** What one may do after reading: begin a service that the news changes something for, or pass it on. */
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
      <Link className="btn btn-secondary" to={linkTo('/home/newList', { activeName: categoryId })}>
        返回列表
      </Link>
    </nav>
  )
}
