export type {
  AdminRoute,
  LoadPage,
  PageModule,
  PortalCrumb,
  PortalRoute,
  ProgressTab,
  Service,
  Stage,
  WebDomain,
} from './domain.ts'
export { stages } from './domain.ts'
export { Icon, type IconName, type IconProps } from './ui/icon.tsx'
