import { isSignedIn, loginAddress } from '@portal/accounts/web'
import { registrationPath, Skeleton } from '@portal/platform/web'
import { Navigate, useSearchParams } from 'react-router'
import { LazyPage } from '../lazy-page.tsx'
import { loadRegisterLanding } from './load-register-landing.ts'
import { registrations } from './registrations.ts'

const waiting = <Skeleton rows={8} rowHeight={72} />

const forms = registrations.flatMap((registration) => registration.forms)

/** 一链式知识产权注册: what can be registered, and by `active` the form of one of them. */
export function RegisterPage() {
  const [params] = useSearchParams()
  const form = forms.find(({ active }) => active === params.get('active'))
  if (!form) return <LazyPage load={loadRegisterLanding} waiting={waiting} />
  const { active, load, needsSession } = form
  if (needsSession && !isSignedIn()) return <Navigate to={loginAddress(registrationPath(active))} replace />
  return <LazyPage key={active} load={load} waiting={waiting} />
}
