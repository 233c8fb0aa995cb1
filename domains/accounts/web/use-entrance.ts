import { entryQuery } from '@portal/platform/web'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { SignedIn } from '../contract/account.ts'
import { afterLogin, isBackOffice } from './after-login.ts'
import { enter, useSession } from './session.ts'

/**
 * What login and registration share: the address that the visitor came from, and the way back once he is signed in,
 * even in another tab. `redirect` and `return_url` mean the same, also before the hash.
 */
export const useEntrance = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { userinfo, mustChangePassword, mustSetUpSecondFactor, isConfirmed } = useSession()
  const isHeld = mustChangePassword || mustSetUpSecondFactor
  const asked = ['return_url', 'redirect'].map((name) => params.get(name) ?? entryQuery(name)).find(Boolean)
  const userType = userinfo?.userType
  useEffect(() => {
    if (userType === undefined || isHeld || !isConfirmed) return
    const target = afterLogin(asked, userType)
    if ('route' in target) navigate(target.route, { replace: true })
    else window.location.assign(target.document)
  }, [userType, isHeld, isConfirmed, asked, navigate])
  return {
    enter: (signedIn: SignedIn, isRemembered: boolean) => enter(signedIn, { isRemembered }),
    /** The query of the link between login and registration, which keeps the way back. */
    query: asked === undefined ? '' : `?return_url=${encodeURIComponent(asked)}`,
    /** Whether visitors can register here; in the back office they cannot. */
    canRegister: !isBackOffice(),
    mustChangePassword: userinfo !== undefined && mustChangePassword,
    mustSetUpSecondFactor: userinfo !== undefined && mustSetUpSecondFactor,
  }
}
