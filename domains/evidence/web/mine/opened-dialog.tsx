import { call, Dialog, ErrorView, keyOf, Skeleton } from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { evidenceApi } from '../../contract/endpoints.ts'
import { type Slot, slotTitle } from '../../contract/slots.ts'
import css from './evidence-detail.module.css'

/** A travel document, unmasked for as long as this window stands open; that it was opened is written down. */
export function OpenedDialog({ slot, id, onClose }: { slot: Slot; id: string; onClose: () => void }) {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['opened original', id],
    queryFn: () => call(evidenceApi.openOriginal, { params: { id } }),
    // Each opening is a look of its own: nothing of it is kept, and nothing is asked for behind the user's back.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const name = slotTitle(slot)
  // The look is written down when the picture is handed out.
  const onShown = () => void queries.invalidateQueries({ queryKey: keyOf(evidenceApi.ownLooks) })
  // Who closes it before the picture is there may have been written down all the same.
  const close = () => {
    onShown()
    onClose()
  }
  return (
    <Dialog open size="large" title={name} onClose={close}>
      <div className={css.opened}>
        {error && <ErrorView title={`${name}打不开`} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={1} rowHeight={320} />}
        {data?.viewUrl && <img src={data.viewUrl} alt={name} onLoad={onShown} />}
        {data && <p>本次查看已记录在下面的“查看记录”里。</p>}
        {data?.url && (
          <a className="btn btn-secondary" href={data.url} download>
            下载原件
          </a>
        )}
      </div>
    </Dialog>
  )
}
