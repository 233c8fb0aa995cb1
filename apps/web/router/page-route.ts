import { type ComponentType, createElement, type ReactNode } from 'react'
import type { DataRouteObject } from 'react-router'

/** What a lazily loaded route shows. */
type Loaded = { Component: ComponentType } | { element: ReactNode }

/** One route of an app. Its children are drawn in the outlet of its element. */
export type PageRoute = {
  path?: string
  index?: true
  element?: ReactNode
  load?: () => Promise<Loaded>
  /** Answers the address to go to instead of `address` (a path with its query), or undefined to stay. */
  redirect?: (address: string) => string | undefined
  /** What the route says about its page, for `useMatches`. */
  handle?: object
  /** Shown in place of this route when the route, or one inside it, fails. */
  ErrorBoundary?: ComponentType
  children?: readonly PageRoute[]
}

/** The routes as react-router draws them; the redirects of the routes are kept beside them, by the route's id. */
export type PageTable = {
  routes: DataRouteObject[]
  redirects: ReadonlyMap<string, NonNullable<PageRoute['redirect']>>
  /**
   * Answers a function that loads what the route shows, or undefined if that is loaded already. After a failure it may be
   * called again.
   */
  loaderOf: (route: DataRouteObject) => (() => Promise<void>) | undefined
}

export const pageTableOf = (given: readonly PageRoute[]): PageTable => {
  const redirects = new Map<string, NonNullable<PageRoute['redirect']>>()
  const loads = new Map<string, NonNullable<PageRoute['load']>>()
  const drawn = (routes: readonly PageRoute[], parent: string): DataRouteObject[] =>
    routes.map((route, index) => {
      const id = `${parent}${index}`
      const { load, redirect, ErrorBoundary, index: isIndex, children, ...shown } = route
      if (redirect) redirects.set(id, redirect)
      if (load) loads.set(id, load)
      const own = { ...shown, id, ...(ErrorBoundary && { errorElement: createElement(ErrorBoundary) }) }
      return isIndex ? { ...own, index: isIndex } : { ...own, ...(children && { children: drawn(children, `${id}-`) }) }
    })
  const loaderOf: PageTable['loaderOf'] = (route) => {
    const load = loads.get(route.id)
    if (!load) return undefined
    return async () => {
      Object.assign(route, await load())
      loads.delete(route.id)
    }
  }
  return { routes: drawn(given, ''), redirects, loaderOf }
}
