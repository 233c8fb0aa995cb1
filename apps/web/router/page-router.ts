import {
  type DataRouteMatch,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type NavigationType,
  resolvePath,
  type To,
  type UNSAFE_createHashHistory,
} from 'react-router'
import { blockersOf } from './blockers.ts'
import { type PageRoute, pageTableOf } from './page-route.ts'

type History = ReturnType<typeof UNSAFE_createHashHistory>
type State = DataRouter['state']
type Subscriber = Parameters<DataRouter['subscribe']>[0]
type Options = { replace?: boolean; state?: unknown }
/** The parts of react-router's data router that the hooks of our pages use. */
type UsedParts = Pick<
  DataRouter,
  | 'state'
  | 'basename'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'match'
  | 'subscribe'
  | 'createHref'
  | 'encodeLocation'
  | 'getBlocker'
  | 'deleteBlocker'
> & { navigate: (to: To | number | null, options?: Options) => Promise<void> }
/** `ready` is fulfilled when the first page can be shown. */
export type PageRouter = DataRouter & { ready: Promise<void> }

interface PageRouterOptions {
  /** Called with the address of a page, its query included, before the page is loaded. */
  beforeLoad?: (address: string) => void
}

const keyOf = (): string => Math.random().toString(36).slice(2, 10)
const action = (name: 'POP' | 'PUSH' | 'REPLACE') => name as NavigationType

/**
 * A small replacement for react-router's data router. It has what a portal without loaders, actions and fetchers needs:
 * pages that load lazily while the old page stays, redirects, and blockers. `RouterProvider` and the hooks that our pages
 * use work with it. It weighs a tenth of `createHashRouter`, which every first visit would load.
 */
export const createPageRouter = (
  given: readonly PageRoute[],
  history: History,
  { beforeLoad }: PageRouterOptions = {},
): PageRouter => {
  const { routes, redirects, loaderOf } = pageTableOf(given)
  const subscribers = new Set<Subscriber>()
  let state: State = {
    historyAction: history.action as NavigationType,
    location: history.location,
    matches: [],
    initialized: false,
    renderFallback: false,
    restoreScrollPosition: false,
    preventScrollReset: false,
    navigation: IDLE_NAVIGATION,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
  let becomeReady = (): void => undefined
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve
  })
  const update = (part: Partial<State>): void => {
    state = { ...state, ...part }
    for (const tell of [...subscribers]) tell(state, { deletedFetchers: [], newErrors: null, flushSync: false })
  }
  const blockers = blockersOf((states) => update({ blockers: states }))
  /** The number of the step to another page that is under way; a later step replaces it. */
  let step = 0

  const arrive = (
    how: NavigationType,
    location: Location,
    matches: DataRouteMatch[],
    errors: State['errors'],
  ): void => {
    if (how === 'PUSH') history.push(location, location.state)
    if (how === 'REPLACE') history.replace(location, location.state)
    const part = { historyAction: how, location, matches, errors, navigation: IDLE_NAVIGATION }
    update({ ...part, initialized: true, blockers: blockers.settle() })
    becomeReady()
  }

  const locationOf = (to: To | null, usr: unknown = null): Location => ({
    ...resolvePath(to ?? state.location, state.location.pathname),
    state: usr,
    key: keyOf(),
  })

  const go = async (how: NavigationType, location: Location): Promise<void> => {
    step += 1
    const mine = step
    const matches = (matchRoutes(routes, location) ?? []) as DataRouteMatch[]
    const address = location.pathname + location.search
    for (const { route } of matches) {
      const target = redirects.get(route.id)?.(address)
      // If the history already has this address, the redirect replaces it, so that the user can go back past it.
      if (target !== undefined) return go(how === 'PUSH' ? how : action('REPLACE'), locationOf(target))
    }
    const missing = matches.flatMap(({ route }) => {
      const load = loaderOf(route)
      return load ? [{ route, load }] : []
    })
    if (missing.length === 0) return arrive(how, location, matches, null)
    if (state.initialized) {
      update({ navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction: how } })
    }
    beforeLoad?.(address)
    const results = await Promise.allSettled(missing.map(({ load }) => load()))
    if (mine !== step) return
    const failed = results.findIndex(({ status }) => status === 'rejected')
    const result = results[failed]
    if (result?.status !== 'rejected') return arrive(how, location, matches, null)
    const depth = matches.findIndex(({ route }) => route === missing[failed]?.route)
    const boundary = matches
      .slice(0, depth + 1)
      .reverse()
      .find(({ route }) => route.errorElement)
    arrive(how, location, matches, { [(boundary ?? matches[0])?.route.id ?? '']: result.reason })
  }

  const navigate: UsedParts['navigate'] = async (to, options = {}) => {
    if (typeof to === 'number') return history.go(to)
    const location = locationOf(to, options.state)
    const how = action(options.replace ? 'REPLACE' : 'PUSH')
    const held = blockers.holds(
      { currentLocation: state.location, nextLocation: location, historyAction: how },
      () => void navigate(to, options),
    )
    if (!held) await go(how, location)
  }

  /** Called when the browser is back at the page from which a held step began. */
  let onReturned: (() => void) | undefined
  history.listen(({ location, delta }) => {
    if (onReturned) return onReturned()
    if (delta !== null) {
      const returned = new Promise<void>((resolve) => {
        onReturned = () => {
          onReturned = undefined
          resolve()
        }
      })
      const facts = { currentLocation: state.location, nextLocation: location, historyAction: action('POP') }
      if (blockers.holds(facts, () => void returned.then(() => history.go(delta)))) return history.go(-delta)
      onReturned = undefined
    }
    go(action('POP'), location).catch(reportError)
  })

  const parts: UsedParts = {
    get state() {
      return state
    },
    basename: '/',
    routes,
    manifest: {},
    window: undefined,
    match: () => null,
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    navigate,
    createHref: (location) => history.createHref(location),
    encodeLocation: (to) => history.encodeLocation(to),
    getBlocker: blockers.get,
    deleteBlocker: blockers.remove,
  }
  go(action('POP'), state.location).catch(reportError)
  // The cast is safe: the parts that are left out serve loaders, actions and fetchers, which no page of ours has.
  return Object.defineProperty(parts, 'ready', { value: ready }) as unknown as PageRouter
}
