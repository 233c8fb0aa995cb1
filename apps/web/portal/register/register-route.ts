import { type PortalRoute, registrationPath } from '@portal/platform/web'
import { registerTitle } from '../../catalogue.ts'

/** The page of the specification on which every registration begins; it stands as soon as a domain brings one. */
export const registerRoute: PortalRoute = {
  path: registrationPath().slice('/home/'.length),
  title: registerTitle,
  sort: 55,
  load: async () => ({ Component: (await import('./register-page.tsx')).RegisterPage }),
}
