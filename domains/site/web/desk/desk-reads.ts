import { siteDeskApi } from '../../contract/endpoints.ts'

/** The calls that the desk repeats after a change of its links, and of its banners. */
export const linkReads = [siteDeskApi.listLinks]
export const bannerReads = [siteDeskApi.listBanners]
