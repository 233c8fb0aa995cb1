import { siteDeskApi } from '../../contract/endpoints.ts'

/** What the desk reads again after a change of its links, and of its banners. */
export const linkReads = [siteDeskApi.listLinks]
export const bannerReads = [siteDeskApi.listBanners]
