import { call, Dialog, ErrorView, keyOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { evidenceApi } from '../../contract/endpoints.ts'
import { isTravelDocument, type Slot, slotTitle } from '../../contract/slots.ts'
import css from '../parts/evidence-detail.module.css'

/** Shows a file while this dialog is open; a look at a travel document is recorded. */
export function OpenedDialog({ slot, id, onClose }: { slot: Slot; id: string; onClose: () => void }) {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['opened original', id],
    queryFn: () => call(evidenceApi.openOriginal, { params: { id } }),
    // Each request is recorded as a look, so that the answer is not kept, and no request is made that the user did not want.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const name = slotTitle(slot)
  // The server records the look when it hands out the picture, so that the list of looks must be read again.
  const onShown = () => void queries.invalidateQueries({ queryKey: keyOf(evidenceApi.ownLooks) })
  // If the user closes the dialog before the picture has arrived, the look may be recorded already.
  const close = () => {
    onShown()
    onClose()
  }
  return (
    <Dialog open size="picture" title={name} onClose={close}>
      <Stack gap={12} start className={css.opened}>
        {error && <ErrorView title={`${name}打不开`} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={1} rowHeight={320} />}
        {data?.viewUrl && <img src={data.viewUrl} alt={name} onLoad={onShown} />}
        {data && isTravelDocument(slot) && <p>本次查看已记录在“谁看过”里。</p>}
        {data?.url && (
          <a className="btn btn-secondary" href={data.url} download>
            下载原件
          </a>
        )}
      </Stack>
    </Dialog>
  )
}
