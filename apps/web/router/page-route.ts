import { type ComponentType, createElement, type ReactNode } from 'react'
import type { DataRouteObject } from 'react-router'

/** What a lazily loaded route shows. */
type Loaded = { Component: ComponentType } | { element: ReactNode }

/** One route of an app; children stand in the outlet of what their parent shows. */
export type PageRoute = {
  path?: string
  index?: true
  element?: ReactNode
  load?: () => Promise<Loaded>
  /** Says where to go instead of `address`, a path with its query. */
  redirect?: (address: string) => string | undefined
  /** What the route tells about its page, for `useMatches`. */
  handle?: object
  /** Shown in this route's place when it, or what is inside it, fails. */
  ErrorBoundary?: ComponentType
  children?: readonly PageRoute[]
}

/** The routes as react-router draws them, and beside them, by id, what is asked before. */
export type PageTable = {
  routes: DataRouteObject[]
  redirects: ReadonlyMap<string, NonNullable<PageRoute['redirect']>>
  /** Loads what the route shows, once; a failure may be tried again. `undefined` where it is here already. */
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
