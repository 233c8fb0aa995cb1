import { Component, type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import {
  type DataRouteMatch,
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext as DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_RouteContext as RouteContext,
  Router,
} from 'react-router'

type State = DataRouter['state']
type BoundaryProps = { instead: ReactNode; isFailed: boolean; pageKey: string; children: ReactNode }
type BoundaryState = { isFailed: boolean; pageKey: string }

/** Shows something else where a page cannot be loaded or fails while it is drawn, until another page is shown. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isFailed: false, pageKey: this.props.pageKey }
  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ isFailed: true })
  static getDerivedStateFromProps({ pageKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return pageKey === state.pageKey ? null : { isFailed: false, pageKey }
  }
  override render(): ReactNode {
    return this.state.isFailed || this.props.isFailed ? this.props.instead : this.props.children
  }
}

/** The routes of the present page, each in the outlet of the one before. */
const pageOf = ({ matches, errors, location }: State): ReactNode => {
  const failed = errors === null ? -1 : matches.findIndex(({ route }) => errors[route.id] !== undefined)
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
  return shown.reduceRight<ReactNode>((outlet, { route }, at) => {
    const { Component: Page, element, errorElement } = route as DataRouteMatch['route']
    const drawn = (
      <RouteContext.Provider
        key={route.id}
        value={{ outlet: outlet as never, matches: matches.slice(0, at + 1), isDataRoute: true }}
      >
        {Page ? <Page /> : (element ?? outlet)}
      </RouteContext.Provider>
    )
    if (!errorElement) return drawn
    return (
      <Boundary key={route.id} instead={errorElement} isFailed={at === failed} pageKey={location.key}>
        {drawn}
      </Boundary>
    )
  }, null)
}

/**
 * Draws the pages of a router and gives react-router's hooks what they ask for. Its own `RouterProvider` also brings loaders,
 * fetchers, view transitions and their fallbacks, which no page of ours has and every first visit would load.
 */
export function PageProvider({ router }: { router: DataRouter }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const unsubscribe = router.subscribe((next) => startTransition(() => setState(next)))
    // A step that was taken between the first drawing and now was told to nobody.
    setState(router.state)
    return unsubscribe
  }, [router])
  const navigator = useMemo(
    () => ({
      createHref: router.createHref,
      encodeLocation: router.encodeLocation,
      go: (delta: number) => void router.navigate(delta),
      push: (to: Parameters<DataRouter['createHref']>[0] | string, usr?: unknown) =>
        void router.navigate(to as never, { state: usr }),
      replace: (to: Parameters<DataRouter['createHref']>[0] | string, usr?: unknown) =>
        void router.navigate(to as never, { replace: true, state: usr }),
    }),
    [router],
  )
  const context = useMemo(() => ({ router, navigator, static: false, basename: '/' }), [router, navigator])
  return (
    <DataRouterContext.Provider value={context as never}>
      <DataRouterStateContext.Provider value={state}>
        <DataRouterNavigationContext.Provider value={state}>
          <DataRouterDataContext.Provider value={state}>
            <Router
              basename="/"
              location={state.location}
              navigationType={state.historyAction}
              navigator={navigator as never}
            >
              {state.initialized && pageOf(state)}
            </Router>
          </DataRouterDataContext.Provider>
        </DataRouterNavigationContext.Provider>
      </DataRouterStateContext.Provider>
    </DataRouterContext.Provider>
  )
}
