import { Card, PageHead, Quiet, Stack } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../site-store.ts'
import styles from './pages.module.css'

type LegalPageProps = {
  title: string
  lead: string
  /** The day from which the text holds, `YYYY-MM-DD` in Asia/Shanghai. */
  since: string
  version: string
  children: ReactNode
}

/** A text that the portal answers for, with title, day and version, that can be printed. */
export function LegalPage({ title, lead, since, version, children }: LegalPageProps) {
  const [year, month, day] = since.split('-').map(Number)
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Stack gap={20} className="wrap page">
        <Card>
          <div className={styles.legal}>
            <Quiet>
              版本 {version} · {year} 年 {month} 月 {day} 日起适用
            </Quiet>
            {children}
          </div>
        </Card>
      </Stack>
    </>
  )
}

/** Whom a reader can ask, as far as the operator has configured it. */
export function Contact() {
  const { companyCredit, phone } = useSite().info
  return (
    <p className={styles.contact}>
      本站由{companyCredit ?? '运营方（名称见页脚）'}运营。
      {phone ? (
        <>
          可拨打服务热线 <a href={`tel:${phone}`}>{phone}</a> 联系我们。
        </>
      ) : (
        <>
          运营方尚未公布服务热线，可通过<Link to="/home/leavingAMessage">留言咨询</Link>联系我们。
        </>
      )}
    </p>
  )
}
