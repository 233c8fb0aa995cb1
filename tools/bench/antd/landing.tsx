import { Button, Card, Carousel, Col, List, Row, Skeleton, Steps, Tabs, Typography } from 'antd'
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
export function Landing({ content: { slides, stages, steps, assurances } }: { content: LandingContent }) {
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
      <Row gutter={24} style={{ padding: 48 }}>
        {stages.map(({ title, line, services }) => (
          <Col key={title} span={8}>
            <Card title={title} extra={line}>
              <List
                dataSource={services}
                renderItem={(service) => (
                  <List.Item.Meta
                    title={<a href={service.to}>{service.title}</a>}
                    description={service.text}
                    style={{ padding: '12px 0' }}
                  />
                )}
              />
            </Card>
          </Col>
        ))}
      </Row>
      <Row gutter={44} style={{ padding: 48 }}>
        <Col span={16}>
          <News />
        </Col>
        <Col span={8}>
          <Card title="留言咨询">
            <Typography.Paragraph>写下您的问题，48 小时内答复</Typography.Paragraph>
            <Button type="primary">我要留言</Button>
          </Card>
        </Col>
      </Row>
      <Steps style={{ padding: 48 }} items={steps.map(({ title, text }) => ({ title, description: text }))} />
      <Row gutter={24} style={{ padding: 48 }}>
        {assurances.map(({ title, text }) => (
          <Col key={title} span={6}>
            <Card title={title}>{text}</Card>
          </Col>
        ))}
      </Row>
    </>
  )
}
