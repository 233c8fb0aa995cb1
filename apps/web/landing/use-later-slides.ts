import { type Banner, loadBanners } from '@portal/site/web'
import { type ComponentType, useEffect, useState } from 'react'

type Uploaded = { banners: readonly Banner[]; Slide: ComponentType<{ banner: Banner }> }
/** What joins the first slide after the page has loaded: the portal's other slides, and the operator's banners. */
export type Later = { uploaded: Uploaded | undefined }

const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))

const loadUploaded = async (): Promise<Uploaded | undefined> => {
  const banners = await loadBanners()
  if (banners.length === 0) return undefined
  return { banners, Slide: (await import('./uploaded-slide.tsx')).UploadedSlide }
}

/** Undefined until the page is shown: the first slide waits for nobody's pictures. */
export const useLaterSlides = (): Later | undefined => {
  const [later, setLater] = useState<Later>()
  useEffect(() => {
    let isWanted = true
    const join = (uploaded?: Uploaded) => isWanted && setLater({ uploaded })
    pageLoaded()
      .then(() => join())
      .then(loadUploaded)
      .then(join)
      .catch(reportError)
    return () => {
      isWanted = false
    }
  }, [])
  return later
}
