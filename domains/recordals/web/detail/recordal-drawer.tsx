import { Button, Dialog, ErrorView, findService, offerPrefill, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Recordal } from '../../contract/recordal.ts'
import { searchCalls } from '../search/search-calls.ts'
import { RecordalDetailView } from './recordal-detail-view.tsx'
import styles from './recordal-drawer.module.css'

const seizurePath = '/home/customsSeizure'

/** What is known of the record for the request about goods that customs hold. */
const seizureOffer = ({ recordNum, recordName, name }: Recordal) => ({
  from: '海关备案查询',
  values: { seizureReason: `涉及备案号 ${recordNum}（${recordName}，权利人${name}）` },
})

/** One record beside the list: `recordNum` undefined closes it. */
export function RecordalDrawer({ recordNum, onClose }: { recordNum: string | undefined; onClose: () => void }) {
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)
  // While the drawer goes it is not empty.
  const [shown, setShown] = useState(recordNum)
  if (recordNum !== undefined && recordNum !== shown) setShown(recordNum)
  const detail = useQuery({
    ...queryOf(searchCalls.recordalDetail, { params: { recordNum: shown ?? '' } }),
    enabled: recordNum !== undefined,
  })
  // From one record to the next the link that was followed is gone: reading begins anew at the top.
  useEffect(() => {
    if (shown === undefined) return
    top.current?.scrollIntoView?.({ block: 'start' })
    top.current?.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
  }, [shown])
  const recordal = detail.data?.recordal
  const askForHelp = (about: Recordal) => {
    offerPrefill(seizurePath, seizureOffer(about))
    void navigate(seizurePath)
  }
  return (
    <Dialog
      size="side"
      open={recordNum !== undefined}
      title={recordal?.recordName ?? '备案详情'}
      onClose={onClose}
      actions={
        recordal &&
        findService(seizurePath) && (
          <Button variant="primary" icon="ship" onClick={() => askForHelp(recordal)}>
            货物因它被查扣，求助
          </Button>
        )
      }
    >
      <div ref={top} className={styles.top}>
        {detail.isPending && <Skeleton rows={8} rowHeight={56} />}
        {detail.isError && (
          <ErrorView title="备案详情加载失败" error={detail.error} onRetry={() => void detail.refetch()} />
        )}
        {detail.isSuccess && <RecordalDetailView detail={detail.data} />}
      </div>
    </Dialog>
  )
}
