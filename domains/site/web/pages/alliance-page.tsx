import { Card, Empty, PageHead, Skeleton, Stack } from '@portal/platform/web'
import { useSite } from '../site-store.ts'
import styles from './pages.module.css'

/** The page 联盟介绍 with the operator's whole text; the footer has room only for its beginning. */
export function AlliancePage() {
  const { status, info } = useSite()
  return (
    <>
      <PageHead title="联盟介绍" />
      <Stack gap={20} className="wrap page">
        <Card>
          {status === 'loading' && <Skeleton rows={3} />}
          {status !== 'loading' && !info.alliance && <Empty text="运营方还没有填写联盟介绍" />}
          {info.alliance && (
            <div className={styles.legal}>
              {info.alliance.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
        </Card>
      </Stack>
    </>
  )
}
