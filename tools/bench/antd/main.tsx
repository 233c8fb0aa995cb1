import { Button, ConfigProvider, Layout, Menu } from 'antd'
import zhCn from 'antd/locale/zh_CN'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type LandingContent, readLanding } from './content.ts'
import { Landing } from './landing.tsx'
import { Article, NewsList } from './news.tsx'

function Page({ content }: { content: LandingContent | undefined }) {
  const [path = '', query = ''] = window.location.hash.slice(1).split('?')
  if (path === '/news') return <NewsList />
  if (path === '/article') return <Article id={new URLSearchParams(query).get('id') ?? ''} />
  return content ? <Landing content={content} /> : null
}

/**
 * Header, page and footer of the same portal, made of Ant Design's components: measured for comparison and never shown to
 * users.
 */
function App() {
  const [content, setContent] = useState<LandingContent>()
  useEffect(() => void readLanding().then(setContent), [])
  return (
    <ConfigProvider locale={zhCn}>
      <Layout>
        <Layout.Header>
          <Menu mode="horizontal" theme="dark" items={(content?.menu ?? []).map((label) => ({ key: label, label }))} />
          <Button>我的进度</Button>
        </Layout.Header>
        <Layout.Content style={{ background: '#fff' }}>
          <Page content={content} />
        </Layout.Content>
        <Layout.Footer>一链维权 · 国际服务平台</Layout.Footer>
      </Layout>
    </ConfigProvider>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(<App />)
