import { Button, Card, Carousel, Col, List, Row, Skeleton, Tabs, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { dayOf, type LandingContent, type NewsItem, readNews } from './content.ts'

function News() {
  const [items, setItems] = useState<NewsItem[]>()
  useEffect(() => void readNews(8).then(({ list }) => setItems(list)), [])
  const list = items ? (
    <List
      dataSource={items}
      renderItem={(item) => <List.Item extra={dayOf(item.publishDate)}>{item.title}</List.Item>}
    />
  ) : (
    <Skeleton active paragraph={{ rows: 8 }} />
  )
  return <Tabs items={['预警资讯', '政策资讯', '法律法规'].map((label) => ({ key: label, label, children: list }))} />
}

/** The landing page as one writes it with Ant Design's own components. */
export function Landing({ content: { slides, services, points } }: { content: LandingContent }) {
  return (
    <>
      <Carousel autoplay autoplaySpeed={5000}>
        {slides.map(({ title, text, action }) => (
          <div key={title}>
            <div style={{ height: 410, padding: '110px 120px', background: '#164690' }}>
              <Typography.Title style={{ color: '#fff', fontSize: 46 }}>{title}</Typography.Title>
              <Typography.Paragraph style={{ color: '#dbe7f9', fontSize: 18 }}>{text}</Typography.Paragraph>
              <Button size="large">{action}</Button>
            </div>
          </div>
        ))}
      </Carousel>
      <Row gutter={[24, 24]} style={{ padding: 48 }}>
        {services.map(({ to, title, stage, text, image }) => (
          <Col key={title} span={8}>
            <Card cover={<img src={image} alt="" width={240} height={160} loading="lazy" />}>
              <Card.Meta title={<a href={to}>{title}</a>} description={`${stage} · ${text}`} />
            </Card>
          </Col>
        ))}
      </Row>
      <Row gutter={44} style={{ padding: 48 }}>
        <Col span={16}>
          <News />
        </Col>
        <Col span={8}>
          <Card title="拿不准？先问一句">
            <Typography.Paragraph>把情况写下来，我们 48 小时内回复。</Typography.Paragraph>
            <Button type="primary">留言咨询</Button>
          </Card>
        </Col>
      </Row>
      <Row gutter={24} style={{ padding: 48 }}>
        {points.map(({ title, text }) => (
          <Col key={title} span={8}>
            <Card title={title}>{text}</Card>
          </Col>
        ))}
      </Row>
    </>
  )
}
