import { Card, partOf, Skeleton } from '@portal/platform/web'
import type { FeeCardProps } from './fee-card.tsx'
import type { MaterialCardProps } from './material-card.tsx'

// Upload and prices stand below the first screen, so the form's first fields do not wait for them.

/** The papers of an application, loaded after the fields above them. */
export const MaterialCard = partOf<MaterialCardProps>(
  async () => ({ Component: (await import('./material-card.tsx')).MaterialCard }),
  () => (
    <Card title="材料" number={4}>
      <Skeleton rows={6} rowHeight={48} />
    </Card>
  ),
)

/** The price of an application, loaded after the fields above it. */
export const FeeCard = partOf<FeeCardProps>(
  async () => ({ Component: (await import('./fee-card.tsx')).FeeCard }),
  ({ number }) => (
    <Card title="费用" number={number}>
      <Skeleton rows={3} rowHeight={40} />
    </Card>
  ),
)
