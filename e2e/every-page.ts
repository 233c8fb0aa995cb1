import { resolve } from 'node:path'
import { createServer } from 'vite'

/** A page of the portal or of the back office, as its domain declares it. */
type Route = { path: string; needsSession?: true; bare?: true }
type Domain = {
  portal?: readonly Route[]
  registrations?: readonly { forms: readonly { active: string; needsSession?: true }[] }[]
  progress?: readonly { active: number; detail?: { query: string } }[]
}
type Apps = { portal: readonly Domain[]; admin: readonly Route[] }

/**
 * Reads the lists of pages that the two apps are put together from. The pages are written for browsers, so that Node refuses
 * their doors; Vite opens them here as it does for the build.
 */
const readApps = async (): Promise<Apps> => {
  const vite = await createServer({
    root: resolve(import.meta.dirname, '../apps/web'),
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [/^@portal\//], resolve: { conditions: ['browser', 'module', 'import'] } },
  })
  try {
    const { domains } = await vite.ssrLoadModule('/domains.ts')
    const { adminPages } = await vite.ssrLoadModule('/admin/pages.ts')
    return { portal: domains as Domain[], admin: adminPages as Route[] }
  } finally {
    await vite.close()
  }
}

let apps: Promise<Apps> | undefined

/** The apps, read once in each worker, since that takes two seconds. */
export const appsOnce = (): Promise<Apps> => {
  apps ??= readApps()
  return apps
}

const addressOf = ({ path, bare }: Route): string => (bare ? `/${path}` : `/home/${path}`)

/** Addresses of pages that the portal's shell itself has, and no domain. */
const ofShell = ['/oneChains', '/404', '/home/oneRegister']

/** The addresses of the forms of 一链式知识产权注册 that need a login, or of those that do not. */
const formAddresses = (portal: Apps['portal'], needsSession: true | undefined): string[] =>
  portal
    .flatMap((domain) => domain.registrations ?? [])
    .flatMap(({ forms }) => forms.filter((form) => form.needsSession === needsSession))
    .map(({ active }) => `/home/oneRegister?active=${active}`)

/** Every address of the portal that opens without an account; parameters stand as their domain wrote them (`:id`). */
export const openAddresses = ({ portal }: Apps): string[] => [
  ...ofShell,
  ...portal.flatMap((domain) => (domain.portal ?? []).filter((route) => !route.needsSession).map(addressOf)),
  ...formAddresses(portal, undefined),
]

/** Every address of the portal that needs a login, and each tab of 我的事项 together with the page of one record. */
export const ownAddresses = ({ portal }: Apps): string[] => [
  ...portal.flatMap((domain) => (domain.portal ?? []).filter((route) => route.needsSession).map(addressOf)),
  ...formAddresses(portal, true),
  ...portal
    .flatMap((domain) => domain.progress ?? [])
    .flatMap(({ active, detail }) => {
      const list = `/home/speedOfProgress?active=${active}`
      return detail ? [list, `${list}&${detail.query}=:${active}`] : [list]
    }),
]

/** Every address of the back office. */
export const deskAddresses = ({ admin }: Apps): string[] => admin.map(({ path }) => path)

/** For an address, the addresses to open in its place: its parameters filled in, and each state that is worth a look. */
export type Views = Readonly<Record<string, readonly string[]>>

/**
 * All addresses to open: each as it is, or the views that `views` names for it, of those at most `most`. Throws where
 * `views` names an unknown address.
 */
export const withViews = (addresses: readonly string[], views: Views, most = Number.POSITIVE_INFINITY): string[] => {
  const unknown = Object.keys(views).filter((address) => !addresses.includes(address))
  if (unknown.length > 0) throw new Error(`No page has the address ${unknown.join(', ')} any more: take its views away`)
  return addresses.flatMap((address) => {
    const shown = views[address]
    if (!shown && address.includes(':')) throw new Error(`Say in e2e/page-records.ts which record ${address} shows`)
    return shown?.slice(0, most) ?? [address]
  })
}
