import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useDetailWay } from './use-detail-way.ts'

/** A link that opens a record beside the list. The record has an address of its own, so the link also works in a new tab. */
export function RecordalLink({ recordNum, children }: { recordNum: string; children: ReactNode }) {
  const [params] = useSearchParams()
  const { addressOf, stateOf } = useDetailWay(params.get('recordal') ?? undefined)
  return (
    <Link to={addressOf(recordNum)} state={stateOf()}>
      {children}
    </Link>
  )
}
