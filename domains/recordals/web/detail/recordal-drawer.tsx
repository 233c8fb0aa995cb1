import { Button, Dialog, ErrorView, findService, offerPrefill, queryOf, Skeleton } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Recordal } from '../../contract/index.ts'
import { searchCalls } from '../search/search-calls.ts'
import { RecordalDetailView } from './recordal-detail-view.tsx'

const seizurePath = '/home/customsSeizure'

/** What is known of the record for the request about goods that customs hold. */
const seizureOffer = ({ recordNum, recordName, name }: Recordal) => ({
  from: '海关备案查询',
  values: { seizureReason: `涉及备案号 ${recordNum}（${recordName}，权利人${name}）` },
})

/** One record beside the list: `recordNum` undefined closes it. */
export function RecordalDrawer({ recordNum, onClose }: { recordNum: string | undefined; onClose: () => void }) {
  const navigate = useNavigate()
  const detail = useQuery({
    ...queryOf(searchCalls.recordalDetail, { params: { recordNum: recordNum ?? '' } }),
    enabled: recordNum !== undefined,
    // While the drawer goes, and while it turns from one record to the next, it is not empty.
    placeholderData: keepPreviousData,
  })
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
      {detail.isPending && <Skeleton rows={8} rowHeight={56} />}
      {detail.isError && (
        <ErrorView title="备案详情加载失败" error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {detail.isSuccess && <RecordalDetailView detail={detail.data} />}
    </Dialog>
  )
}
