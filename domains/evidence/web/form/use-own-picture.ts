import { call } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { evidenceApi } from '../../contract/endpoints.ts'
import { isTravelDocument, type Slot } from '../../contract/slots.ts'
import type { ShownFile } from './evidence-values.ts'

/** Signed addresses live for 15 minutes. */
const linkLifeMs = 15 * 60_000

export type OwnPicture = { thumbnail: string | null; viewUrl: string | null }
const none: OwnPicture = { thumbnail: null, viewUrl: null }

/** Whether a signed address has ended, or was never told: a draft is taken up again after days. */
const isOver = (address: string | null | undefined): boolean => {
  if (address === null) return false
  const expires = /[?&]expires=(\d+)/.exec(address ?? '')?.[1]
  return address === undefined || (expires !== undefined && Number(expires) < Date.now())
}

/**
 * The addresses of the picture in a slot: those of its upload while they last, then new ones. A travel document has none: it
 * is shown only to whoever asks for it.
 */
export const useOwnPicture = (slot: Slot, { id, thumbnail, viewUrl }: ShownFile): OwnPicture => {
  const isHidden = isTravelDocument(slot)
  const isEnded = isOver(thumbnail)
  const { data } = useQuery({
    queryKey: ['picture of an original', id],
    queryFn: () => call(evidenceApi.openOriginal, { params: { id } }),
    enabled: !isHidden && isEnded,
    staleTime: linkLifeMs,
    retry: false,
  })
  if (isHidden) return none
  return isEnded ? (data ?? none) : { thumbnail: thumbnail ?? null, viewUrl: viewUrl ?? null }
}
