import { PageTabs } from '@portal/platform/web'

const pages = [
  { path: '/patent-imports', name: '导入' },
  { path: '/patent-records', name: '专利记录' },
  { path: '/patent-sources', name: '数据来源' },
]

/** Links between the pages about what is known of patents. */
export function PatentTabs() {
  return <PageTabs label="专利数据" pages={pages} />
}
