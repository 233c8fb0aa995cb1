import type { Banner } from '../contract/banners.ts'

/**
 * Reads the operator's banners in their order. Answers none when the call fails, since the carousel works without them. Uses a
 * plain fetch without schemas, because it is part of the entry chunk.
 */
export const loadBanners = async (): Promise<readonly Banner[]> => {
  try {
    const response = await fetch('/api/getBannersList', { headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as { banners: Banner[] }).banners : []
  } catch {
    return []
  }
}
