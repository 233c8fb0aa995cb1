import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { ErrorView } from '../ui/error-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { isStaleChunk, reloadOnce } from './stale-chunk.ts'

/** `errorElement` of every route: a stale tab reloads once, anything else says so and offers 重试. */
export function RouteError({ phone }: { phone?: string | undefined }) {
  const error = useRouteError()
  const [isReloading, setReloading] = useState(() => isStaleChunk(error))
  useEffect(() => {
    if (isStaleChunk(error)) setReloading(reloadOnce())
    else console.error(error)
  }, [error])
  if (isReloading) return <Skeleton rows={6} />
  return (
    <div className="wrap">
      <ErrorView title="页面加载失败" error={error} phone={phone} onRetry={() => window.location.reload()} />
    </div>
  )
}
