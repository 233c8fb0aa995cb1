import { AppQuery, HeadTools } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useSiteAgain } from '../use-site-again.ts'
import css from './page-tools.module.css'
import { PageTools } from './page-tools.tsx'

/** Stands around every page below `/home`. It loads what the domains' pages share and the landing page does not need. */
export function HomeLayout() {
  useSiteAgain()
  return (
    <HomeFrame>
      <Outlet />
    </HomeFrame>
  )
}

export function HomeFrame({ children }: { children: ReactNode }) {
  return (
    <AppQuery>
      <div className={css.home}>
        <HeadTools value={PageTools}>{children}</HeadTools>
      </div>
    </AppQuery>
  )
}
