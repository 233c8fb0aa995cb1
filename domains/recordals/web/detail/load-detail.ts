/** The drawer weighs more than the search: it comes with the first record that is opened. */
export const loadDetail = async () => ({ Component: (await import('./recordal-drawer.tsx')).RecordalDrawer })
