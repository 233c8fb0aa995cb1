import { call, errorText, isCallError, queryOf, type UploadedFile } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { filesApi } from '../contract/endpoints.ts'
import { phoneTicketLifeMs } from '../contract/phone.ts'
import type { Purpose } from '../contract/purposes.ts'

type Place = { purpose: Purpose; title: string; slot: string }
type Opened = { id: string; ticket: string; addresses: string[]; endsAt: number }

export type PhoneTicket =
  | { state: 'opening' }
  | { state: 'failed'; text: string }
  /** `endsAt` is in epoch milliseconds by the clock of this computer. */
  | { state: 'waiting'; ticket: string; addresses: string[]; endsAt: number }
  | { state: 'expired' }

const pollMs = 2_000

/** Revokes a ticket. A failure is not shown, since a ticket that nobody revokes expires by itself. */
const revoke = (id: string): void => {
  call(filesApi.closePhoneTicket, { params: { id } }).catch(() => undefined)
}

/**
 * Opens a ticket, asks every two seconds while the tab is visible whether the phone has sent its file, and takes it.
 * The ticket ends with the component; `renew` opens another one.
 */
export const usePhoneTicket = (
  { purpose, title, slot }: Place,
  onFile: (file: UploadedFile) => void,
): { ticket: PhoneTicket; renew: () => void } => {
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<string>()
  const isTaking = useRef(false)
  const latest = useRef(onFile)
  latest.current = onFile

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round asks for a further ticket.
  useEffect(() => {
    let isOver = false
    let id: string | undefined
    setOpened(undefined)
    setFailure(undefined)
    const open = async () => {
      const answer = await call(filesApi.openPhoneTicket, { body: { purpose, title, slot } })
      id = answer.id
      if (isOver) revoke(id)
      else setOpened({ ...answer, endsAt: Date.now() + phoneTicketLifeMs })
    }
    open().catch((error: unknown) => setFailure(errorText(error)))
    return () => {
      isOver = true
      if (id !== undefined) revoke(id)
    }
  }, [purpose, title, slot, round])

  const id = opened?.id ?? ''
  const watched = useQuery({
    ...queryOf(filesApi.watchPhoneTicket, { params: { id } }),
    enabled: opened !== undefined,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    gcTime: 0,
  })
  const state = opened && watched.data?.state

  // biome-ignore lint/correctness/useExhaustiveDependencies: every look at an arrived file is a try to take it.
  useEffect(() => {
    if (state !== 'arrived' || isTaking.current) return
    isTaking.current = true
    call(filesApi.takePhoneFile, { params: { id } })
      .then((file) => latest.current(file))
      .catch((error: unknown) => {
        // If no answer came, the next poll tries again.
        if (!isCallError(error) || error.http > 0) setFailure(errorText(error))
      })
      .finally(() => {
        isTaking.current = false
      })
  }, [state, id, watched.dataUpdatedAt])

  const renew = () => setRound((count) => count + 1)
  if (failure !== undefined) return { ticket: { state: 'failed', text: failure }, renew }
  if (state === 'expired' || state === 'closed') return { ticket: { state: 'expired' }, renew }
  return { ticket: opened ? { state: 'waiting', ...opened } : { state: 'opening' }, renew }
}
