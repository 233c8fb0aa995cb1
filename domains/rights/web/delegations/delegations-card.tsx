import { Button, Card, Quiet, useListPart } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { delegationsApi } from '../../contract/delegation-endpoints.ts'
import { DelegationTable } from './delegation-table.tsx'

// The dialog brings a form with it, so that it is loaded when a right is to be delegated.
const OfferDelegation = lazy(async () => ({ default: (await import('./offer-delegation.tsx')).OfferDelegation }))

/** To which agencies the owner has delegated a right, and the way to delegate it to one more. */
export function DelegationsCard({ id }: { id: string }) {
  const [isOffering, setOffering] = useState(false)
  const delegations = useListPart(delegationsApi.ofRight, { params: { id }, pageSize: 5, staleTime: 0 })
  return (
    <Card
      title="委托"
      actions={
        <Button size="small" icon="plus" onClick={() => setOffering(true)}>
          委托代理机构
        </Button>
      }
    >
      <DelegationTable
        pages={delegations}
        of="right"
        empty={<Quiet>还没有委托。委托后机构不必再向您索要内容和材料，每次查看和取用都有记录。</Quiet>}
      />
      {isOffering && (
        <Suspense>
          <OfferDelegation id={id} onClose={() => setOffering(false)} />
        </Suspense>
      )}
    </Card>
  )
}
