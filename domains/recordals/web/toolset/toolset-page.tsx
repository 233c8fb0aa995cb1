import { Empty, ErrorView, LeavingText, Notice, PageHead, Stack } from '@portal/platform/web'
import { loadSite, type Site, type SiteLink, useSite } from '@portal/site/web'
import { Link } from 'react-router'
import { OwnSearch } from './own-search.tsx'
import { OwnTools } from './own-tools.tsx'
import styles from './toolset.module.css'

/** How many tools the portal is supplied with; the page keeps the place for that many until the list has loaded. */
const usual = 11

/** The page 查询工具: the portal's own searches first, then links to other sites, each with a line about what one finds there. */
export function ToolsetPage() {
  const site = useSite()
  return (
    <>
      <PageHead title="查询工具" lead="备案、商标、地理标志和专利，先查一查。" brief={{ words: '说明' }} />
      <Stack gap={20} className="wrap page">
        <OwnSearch />
        <OwnTools />
        <h2>官方查询工具</h2>
        <Notice>
          以下都是其他机构的网站，点开后会离开本站并在新窗口打开；结果以各网站为准，您在那里查了什么本站并不知道。
        </Notice>
        {site.info.demonstration && (
          <Notice tone="warning">
            演示：这里只显示已核对、或随程序提供且曾见于公开资料的网址。工作人员可在管理后台“外部链接”中逐一打开核对、增减。
          </Notice>
        )}
        <Tools site={site} />
      </Stack>
    </>
  )
}

function Tools({ site: { status, links } }: { site: Site }) {
  const tools = links.searchTools
  if (tools && tools.length > 0)
    return (
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool.url}>
            <Tool tool={tool} />
          </li>
        ))}
      </ul>
    )
  if (tools) return <Empty text="暂时没有已核对的查询网址" action={<Link to="/oneChains">返回首页</Link>} />
  if (status === 'failed') return <ErrorView title="查询工具加载失败" onRetry={() => void loadSite()} />
  return (
    <div role="status" className={styles.tools}>
      <span className="sr-only">正在加载…</span>
      {Array.from({ length: usual }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move.
        <div key={index} className={`${styles.tool} ${styles.skeleton}`} aria-hidden="true" />
      ))}
    </div>
  )
}

function Tool({ tool: { name, url, about } }: { tool: SiteLink }) {
  return (
    <a className={styles.tool} href={url} target="_blank" rel="noopener noreferrer">
      <h3>{name}</h3>
      <p>{about}</p>
      <span className={styles.leave}>
        离开本站，前往
        <span className={styles.host}>
          <LeavingText size={16}>{new URL(url).host}</LeavingText>
        </span>
        <span className="sr-only">（在新窗口打开）</span>
      </span>
    </a>
  )
}
