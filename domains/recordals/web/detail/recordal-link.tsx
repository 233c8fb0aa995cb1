import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useDetailWay } from './use-detail-way.ts'

/** Opens a record beside the list; it has an address of its own, so a new tab opens it as well. */
export function RecordalLink({ recordNum, children }: { recordNum: string; children: ReactNode }) {
  const [params] = useSearchParams()
  const { addressOf, stateOf } = useDetailWay(params.get('recordal') ?? undefined)
  return (
    <Link to={addressOf(recordNum)} state={stateOf()}>
      {children}
    </Link>
  )
}
