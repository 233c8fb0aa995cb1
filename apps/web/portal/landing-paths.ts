/** Addresses that show the landing page; the first is its own. */
export const landingPaths = ['/oneChains', '/index', '/', '/home'] as const
