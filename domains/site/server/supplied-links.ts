import type { LinkGroup } from '../contract/links.ts'

export type SuppliedLink = {
  group: LinkGroup
  name: string
  url: string
  about?: string
  /**
   * True: the portal's makers found this address in no public page. The link is stored but not public until the operator has
   * opened it.
   */
  unmet?: true
}

/** When the portal's makers found these addresses in stored public pages and repositories; they opened none of them. */
export const metOn = '2026-11-20'

/** The links of a new portal: addresses of the named bodies themselves, in the order of the pages. */
export const suppliedLinks: readonly SuppliedLink[] = [
  {
    group: 'searchTools',
    name: '知识产权海关保护备案查询',
    url: 'http://202.127.48.145:8888/zscq/search/jsp/vBrandSearchIndex.jsp',
    about: '查一项商标、专利或著作权是否已在中国海关备案。该网站只有 http 地址，请勿在其中填写密码。',
  },
  {
    group: 'searchTools',
    name: '欧盟商标查询 eSearch plus',
    url: 'https://euipo.europa.eu/eSearch/',
    about: '欧盟知识产权局登记的欧盟商标与外观设计：申请、注册、权利人与状态。',
  },
  {
    group: 'searchTools',
    name: '马德里商标查询 Madrid Monitor',
    url: 'https://www3.wipo.int/madrid/monitor/en/',
    about: '经马德里体系注册的国际商标：指定了哪些国家，各国核准还是驳回。',
  },
  {
    group: 'searchTools',
    name: '国内商标查询（中国商标网）',
    url: 'https://wcjs.sbj.cnipa.gov.cn/',
    about: '国家知识产权局商标局的官方查询：近似商标、综合信息与流程状态，需要先注册登录。',
  },
  {
    group: 'searchTools',
    name: '地理标志产品检索',
    url: 'https://ggfw.cnipa.gov.cn/dlbzsq/dbQuery',
    about: '国家知识产权局公布的地理标志产品：名称、产地与批准公告。',
  },
  {
    group: 'searchTools',
    name: 'PCT 专利检索 PATENTSCOPE',
    url: 'https://patentscope.wipo.int/search/zh/search.jsf',
    about: '世界知识产权组织公布的国际专利申请，以及多国专利文献，可用中文检索。',
  },
  {
    group: 'searchTools',
    name: '欧盟及多国商标 TMview',
    url: 'https://www.tmdn.org/tmview/',
    about: '一次查询欧盟及多国商标局登记的商标。',
  },
  {
    group: 'searchTools',
    name: 'WIPO 全球品牌数据库',
    url: 'https://branddb.wipo.int/',
    about: '国际注册与多国的商标，可以按图形查找。',
  },
  {
    group: 'searchTools',
    name: '专利检索及分析系统',
    url: 'https://pss-system.cponline.cnipa.gov.cn/',
    about: '国家知识产权局的专利检索：中国及其他国家的专利文献，部分功能需要注册。',
  },
  {
    group: 'searchTools',
    name: '欧洲专利局 Espacenet',
    url: 'https://worldwide.espacenet.com/',
    about: '欧洲专利局提供的全球专利文献，可查同族专利与法律状态。',
  },
  {
    group: 'searchTools',
    name: '知识产权海关保护备案办事指南',
    url: 'https://online.customs.gov.cn/static/pages/guides/002029002000/002029002000.html',
    about: '海关公布的备案条件、材料与办理流程。',
  },
  { group: 'government', name: '国家知识产权局', url: 'https://www.cnipa.gov.cn/' },
  { group: 'government', name: '国家知识产权局商标局', url: 'https://sbj.cnipa.gov.cn/' },
  { group: 'government', name: '互联网+海关', url: 'https://online.customs.gov.cn/' },
  { group: 'government', name: '中国国际贸易单一窗口', url: 'https://www.singlewindow.cn/' },
  { group: 'government', name: '商务部', url: 'https://www.mofcom.gov.cn/' },
  { group: 'government', name: '中国贸易救济信息网', url: 'https://cacs.mofcom.gov.cn/' },
  { group: 'government', name: '中国保护知识产权网', url: 'https://ipr.mofcom.gov.cn/' },
  { group: 'government', name: '国家版权局', url: 'https://www.ncac.gov.cn/' },
  { group: 'government', name: '世界知识产权组织', url: 'https://www.wipo.int/portal/zh/' },
  { group: 'government', name: '国家法律法规数据库', url: 'https://flk.npc.gov.cn/' },
  { group: 'government', name: '中国知识产权维权援助网', url: 'https://www.worldip.cn/', unmet: true },
  { group: 'platforms', name: '阿里巴巴知识产权保护平台', url: 'https://ipp.alibabagroup.com/' },
  { group: 'platforms', name: '速卖通、国际站知识产权保护平台', url: 'https://ipp.aidcgroup.net/' },
  { group: 'platforms', name: '亚马逊品牌注册', url: 'https://brandservices.amazon.com/' },
  { group: 'platforms', name: 'Wish 知识产权', url: 'https://www.wish.com/intellectual-property' },
  {
    group: 'platforms',
    name: 'eBay VeRO',
    url: 'https://pages.ebay.com/seller-center/listing/create-effective-listings/vero-program.html',
    unmet: true,
  },
  { group: 'platforms', name: '敦煌网卖家', url: 'https://seller.dhgate.com/', unmet: true },
  {
    group: 'platforms',
    name: 'TikTok Shop 知识产权保护',
    url: 'https://ipprotection.tiktokglobalshop.com/',
    unmet: true,
  },
]
