import { BannerSlide } from '@portal/site/web'

/** A banner of the operator, as the carousel shows it. It has a file of its own, since it is loaded after the page. */
export const UploadedSlide = BannerSlide
