import { isSignedIn, loginAddress } from '@portal/accounts/web'
import { choiceParam, Skeleton, textParam, useSearch } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import * as z from 'zod/mini'

const search = z.object({ active: choiceParam(['1', '2'], '1'), id: textParam() })

// One comes for one of them.
const IntroPage = lazy(async () => ({ default: (await import('./intro/intro-page.tsx')).IntroPage }))
const FormPage = lazy(async () => ({ default: (await import('./form/form-page.tsx')).FormPage }))

/** `active` 1: what it is, for everyone. 2: the form, of a new record or of the one that `id` names. */
export function CertificatePage() {
  const [{ active, id }] = useSearch(search)
  const { pathname, search: query } = useLocation()
  if (active === '2' && !isSignedIn()) return <Navigate to={loginAddress(pathname + query)} replace />
  return (
    <Suspense
      fallback={
        <div className="wrap">
          <Skeleton rows={8} rowHeight={84} />
        </div>
      }
    >
      {active === '1' ? <IntroPage /> : <FormPage key={id ?? ''} id={id} />}
    </Suspense>
  )
}
