/** The addresses that show the landing page; the first is its proper one. */
export const landingPaths = ['/oneChains', '/index', '/', '/home'] as const
