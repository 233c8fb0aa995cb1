import type { Banner } from '../contract/banners.ts'

/**
 * The operator's banners in their order; none when there are none or the call fails, since a carousel without them is
 * whole. Plain fetch and no schemas, for the entry chunk.
 */
export const loadBanners = async (): Promise<readonly Banner[]> => {
  try {
    const response = await fetch('/api/getBannersList', { headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as { banners: Banner[] }).banners : []
  } catch {
    return []
  }
}
