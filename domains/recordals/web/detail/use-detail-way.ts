import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** How many records were opened since the list; the browser's history keeps it in its state. */
type Opened = { recordalsOpened?: number }

/**
 * How a record is opened and closed. Opening adds a step to the browser's history, so that going back closes the record;
 * closing goes back to the list, past every record opened since. Who came by a link to the record stays on the page.
 */
export const useDetailWay = (recordNum: string | undefined) => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const opened = (state as Opened | null)?.recordalsOpened ?? 0
  const addressOf = (next: string | undefined): string => {
    const address = new URLSearchParams(params)
    if (next === undefined) address.delete('recordal')
    else address.set('recordal', next)
    return `${pathname}?${address}`
  }
  const isFromList = recordNum === undefined || opened > 0
  const stateOf = (): Opened => (isFromList ? { recordalsOpened: opened + 1 } : {})
  const close = useCallback(() => {
    if (opened > 0) return void navigate(-opened)
    const address = new URLSearchParams(search)
    address.delete('recordal')
    void navigate(`${pathname}?${address}`, { replace: true })
  }, [navigate, opened, pathname, search])
  return { addressOf, stateOf, close }
}
