import { Icon, phoneWidth, useMedia } from '@portal/platform/web'
import { loadSite, type SiteLink, useSite } from '@portal/site/web'
import { Link } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import css from './footer.module.css'
import { Mark } from './mark.tsx'

function Outside({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Links under a heading; on a phone they are folded. */
function LinkGroup({ title, links = [] }: { title: string; links?: readonly SiteLink[] | undefined }) {
  const isPhone = useMedia(phoneWidth)
  if (links.length === 0) return null
  const list = (
    <ul data-wide={links.length > 4 || undefined}>
      {links.map((link) => (
        <li key={link.url + link.name}>
          <Outside to={link.url}>{link.name}</Outside>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={title} className={css.group}>
      {isPhone ? (
        <details>
          <summary>
            <h2>{title}</h2>
            <Icon name="down" size={18} />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h2>{title}</h2>
          {list}
        </>
      )}
    </nav>
  )
}

/**
 * The public registers of the record numbers in the footer: of the ministry of industry (ICP), and of public security,
 * whose address takes the digits of the number.
 */
const recordOffices = {
  icp: 'https://beian.miit.gov.cn/',
  police: (record: string) => `https://beian.mps.gov.cn/#/query/webSearch?code=${record.replace(/\D/g, '')}`,
}

function Legal({ pages }: { pages: Catalogue['footer'] }) {
  const { companyCredit, icp, policeRecord } = useSite().info
  return (
    <div className={css.legal}>
      <div className="wrap">
        <span>一链维权 · 国际服务平台</span>
        {pages.map(({ to, text }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
        {companyCredit && <span>{companyCredit}</span>}
        {icp && <Outside to={recordOffices.icp}>{icp}</Outside>}
        {policeRecord && <Outside to={recordOffices.police(policeRecord)}>{policeRecord}</Outside>}
      </div>
    </div>
  )
}

/** The most characters that fit on the five lines of the footer; a longer text gets a link to the page with all of it. */
const longAlliance = 100

/** The footer: what the operator has configured, and links to pages. What is not configured leaves no gap. */
export function Footer({ pages }: { pages: Catalogue['footer'] }) {
  const { status, info, links } = useSite()
  return (
    <footer className={`no-print ${css.footer}`}>
      <div className={`wrap ${css.inner}`}>
        <div className={css.about}>
          <p className={css.brand}>
            <Mark size={36} />
            <b>一链维权</b>
          </p>
          {info.alliance && (
            <>
              <h2>联盟介绍</h2>
              <p className={css.alliance}>{info.alliance}</p>
              {[...info.alliance].length > longAlliance && <Link to="/home/alliance">查看全文</Link>}
            </>
          )}
          {status === 'failed' && (
            <p>
              联系方式暂时无法显示
              <button type="button" className={css.retry} onClick={loadSite}>
                <Icon name="refresh" size={16} />
                重试
              </button>
            </p>
          )}
        </div>
        <LinkGroup title="政府机构" links={links.government} />
        <LinkGroup title="电商平台知识产权入口" links={links.platforms} />
        <LinkGroup title="社交媒体" links={links.social} />
        {info.phone && (
          <div className={css.group}>
            <h2>服务热线</h2>
            <a className={css.phone} href={`tel:${info.phone}`}>
              {info.phone}
            </a>
          </div>
        )}
      </div>
      <Legal pages={pages} />
    </footer>
  )
}
