export {
  type Banner,
  type BannerAction,
  type BannerForm,
  type BannerRow,
  type BannerState,
  type BannersQuery,
  bannerForm,
  bannerLimits,
  bannerStateLabels,
  bannerStates,
  type ChangeBannerForm,
  isInside,
} from './banners.ts'
export { type ChangeAct, changeActLabels, type MoveForm, type SiteChange } from './desk.ts'
export { siteApi, siteDeskApi } from './endpoints.ts'
export { siteErrors } from './errors.ts'
export {
  type ChangeLinkForm,
  checkedFilters,
  type LinkAction,
  type LinkForm,
  type LinkRow,
  type LinksQuery,
  linkForm,
} from './link-desk.ts'
export { type LinkGroup, linkGroupLabels, linkGroups, linkLimits, SiteLink, SiteLinks } from './links.ts'
export { SiteInfo } from './site.ts'
