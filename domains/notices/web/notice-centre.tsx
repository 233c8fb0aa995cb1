import { type AppName, Card, choiceParam, PageHead, Tabs, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { NoticeList } from './notice-list.tsx'
import { NoticePreferences } from './notice-preferences.tsx'
import styles from './notices.module.css'

const search = z.object({ tab: choiceParam(['list', 'preferences'], 'list') })

const tabs = [
  { value: 'list' as const, label: '通知' },
  { value: 'preferences' as const, label: '接收设置' },
]

function NoticeCentre({ app }: { app: AppName }) {
  const [{ tab }, patch] = useSearch(search)
  return (
    <Tabs label="我的通知" tabs={tabs} value={tab} onChange={(next) => patch({ tab: next })}>
      {tab === 'list' ? <NoticeList app={app} /> : <NoticePreferences />}
    </Tabs>
  )
}

/** The page 我的通知 in the portal. */
export function NoticesPage() {
  return (
    <>
      <PageHead title="我的通知" lead="业务有进展时在这里告诉您。" brief={{ words: '说明' }} />
      <div className={`wrap page ${styles.centre}`}>
        <NoticeCentre app="portal" />
      </div>
    </>
  )
}

/** The page 我的通知 in the back office, where the title of a list is the name of its page. */
export function DeskNoticesPage() {
  return (
    <Card title="我的通知">
      <NoticeCentre app="admin" />
    </Card>
  )
}
