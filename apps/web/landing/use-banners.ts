import { type Banner, loadBanners } from '@portal/site/web'
import { type ComponentType, useEffect, useState } from 'react'

export type Uploaded = { banners: readonly Banner[]; Slide: ComponentType<{ banner: Banner }> }

const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))

const load = async (): Promise<Uploaded | undefined> => {
  await pageLoaded()
  const banners = await loadBanners()
  if (banners.length === 0) return undefined
  return { banners, Slide: (await import('./uploaded-slide.tsx')).UploadedSlide }
}

/** Asks for the operator's banners after the page is shown, so that the first slide does not wait for their pictures. */
export const useBanners = (): Uploaded | undefined => {
  const [uploaded, setUploaded] = useState<Uploaded>()
  useEffect(() => {
    let isWanted = true
    load()
      .then((found) => isWanted && setUploaded(found))
      .catch(reportError)
    return () => {
      isWanted = false
    }
  }, [])
  return uploaded
}
