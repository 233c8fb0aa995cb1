/** Loads the drawer only when the first record is opened, because it is larger than the search itself. */
export const loadDetail = async () => ({ Component: (await import('./recordal-drawer.tsx')).RecordalDrawer })
