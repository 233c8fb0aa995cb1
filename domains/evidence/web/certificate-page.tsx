import { isSignedIn, loginAddress } from '@portal/accounts/web'
import { choiceParam, Skeleton, textParam, useSearch } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import * as z from 'zod/mini'

const search = z.object({ active: choiceParam(['1', '2'], '1'), id: textParam() })

// A visitor opens one of the two pages, so that the code of each is loaded only when it is shown.
const IntroPage = lazy(async () => ({ default: (await import('./intro/intro-page.tsx')).IntroPage }))
const FormPage = lazy(async () => ({ default: (await import('./form/form-page.tsx')).FormPage }))

/** The service's page. `active` 1: the introduction, for everyone. 2: the form for a new record, or for the record `id`. */
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
