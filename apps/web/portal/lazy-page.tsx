import type { LoadPage } from '@portal/platform/web'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

const pages = new Map<LoadPage, ComponentType>()
/** Makes one lazy component for each loader: a new component in every render would load for ever. */
const pageOf = (load: LoadPage): ComponentType => {
  const known = pages.get(load)
  if (known) return known
  const page = lazy(async () => ({ default: (await load()).Component }))
  pages.set(load, page)
  return page
}

/** A page or a part of one inside another page, loaded when it is first shown. */
export function LazyPage({ load, waiting }: { load: LoadPage; waiting?: ReactNode }) {
  const Page = pageOf(load)
  return (
    <Suspense fallback={waiting}>
      <Page />
    </Suspense>
  )
}
