import { BannerSlide } from '@portal/site/web'

/** A banner of the operator as the carousel shows it; in a file of its own, since it comes after the page. */
export const UploadedSlide = BannerSlide
