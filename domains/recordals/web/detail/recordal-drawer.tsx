import {
  Button,
  Dialog,
  ErrorView,
  findService,
  LinkButton,
  linkTo,
  offerPrefill,
  queryOf,
  Skeleton,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Recordal } from '../../contract/recordal.ts'
import { searchCalls } from '../search/search-calls.ts'
import styles from './recordal.module.css'
import { RecordalDetailView } from './recordal-detail-view.tsx'

const seizurePath = '/home/customsSeizure'
/** The page of the vault, which also adds the right of a recordal. */
const rightsPath = '/home/rights'

/** The data of the record with which the request about goods that customs hold may be filled in. */
const seizureOffer = ({ recordNum, recordName, name }: Recordal) => ({
  from: '海关备案查询',
  values: { seizureReason: `涉及备案号 ${recordNum}（${recordName}，权利人${name}）` },
})

/** A drawer beside the list that shows one record; it is closed while `recordNum` is undefined. */
export function RecordalDrawer({ recordNum, onClose }: { recordNum: string | undefined; onClose: () => void }) {
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)
  // The drawer keeps its record while it slides out, so that it is not seen empty.
  const [shown, setShown] = useState(recordNum)
  if (recordNum !== undefined && recordNum !== shown) setShown(recordNum)
  const detail = useQuery({
    ...queryOf(searchCalls.recordalDetail, { params: { recordNum: shown ?? '' } }),
    enabled: recordNum !== undefined,
  })
  // The link that led from one record to the next disappears with the first one, so the drawer scrolls to its top and takes the
  // focus there.
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
        recordal && (
          <>
            <LinkButton to={linkTo(rightsPath, { form: 'add', recordNum: recordal.recordNum })}>
              加入权利台账
            </LinkButton>
            {findService(seizurePath) && (
              <Button variant="primary" icon="ship" onClick={() => askForHelp(recordal)}>
                货物因它被查扣，求助
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={top} className={styles.drawer}>
        {detail.isPending && <Skeleton rows={8} rowHeight={56} />}
        {detail.isError && (
          <ErrorView title="备案详情加载失败" error={detail.error} onRetry={() => void detail.refetch()} />
        )}
        {detail.isSuccess && <RecordalDetailView detail={detail.data} />}
      </div>
    </Dialog>
  )
}
