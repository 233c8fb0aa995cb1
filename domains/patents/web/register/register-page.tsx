import { isSignedIn, loginAddress } from '@portal/accounts/web'
import { choiceParam, Skeleton, useSearch } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import * as z from 'zod/mini'
import { applyPath } from '../../contract/paths.ts'
import { RegisterLanding } from './register-landing.tsx'

const ApplyPage = lazy(async () => ({ default: (await import('../apply/apply-page.tsx')).ApplyPage }))

/** The modes of the specification: `sbzc` and `gjsbzc` register a trademark, `sqzl` applies for a patent. */
const search = z.object({ active: choiceParam(['', 'sbzc', 'gjsbzc', 'sqzl'], '') })

/** 一链式知识产权注册: what can be registered, and with `active=sqzl` the form that applies for a patent. */
export function RegisterPage() {
  const [{ active }] = useSearch(search)
  if (active !== 'sqzl') return <RegisterLanding />
  if (!isSignedIn()) return <Navigate to={loginAddress(applyPath)} replace />
  return (
    <Suspense fallback={<Skeleton rows={8} rowHeight={72} />}>
      <ApplyPage />
    </Suspense>
  )
}
