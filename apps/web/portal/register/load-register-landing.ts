import type { LoadPage } from '@portal/platform/web'

/** The page with the cards, which none of the forms needs. */
export const loadRegisterLanding: LoadPage = async () => ({
  Component: (await import('./register-landing.tsx')).RegisterLanding,
})
