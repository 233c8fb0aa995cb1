import type { ComponentType } from 'react'
import type { HelpEntry } from './help-entry.ts'
import type { IconName } from './ui/icon.tsx'
import type { LoadPart } from './ui/use-loaded.ts'

/** A page as its lazily loaded module hands it over. */
export type PageModule = { Component: ComponentType }
/**
 * Loads a page. Write the `import()` inside this very function,
 * `async () => ({ Component: (await import('./seizure-page.tsx')).SeizurePage })`:
 * the build reads from it which chunks a route needs, and lets the document ask for them at once.
 */
export type LoadPage = () => Promise<PageModule>

/** One step of the breadcrumb; the last one has no address. 首页 is put in front by the shell. */
export type PortalCrumb = { text: string; to?: string }

/** A page of the portal. */
export type PortalRoute = {
  /** Below `/home` and without a leading slash (`customsSeizure`); a bare page stands at the top (`login` at `/login`). */
  path: string
  /** A further address at the top that leads here with its query, where the specification names one (`/stepOneCXB`). */
  alias?: `/${string}`
  /** In Chinese. The document is named `title · 一链维权`. */
  title: string
  /** The whole document name where the specification fixes it (`login`). */
  documentTitle?: string
  /** Navigation and the children of `/home` are ordered by it. */
  sort: number
  load: LoadPage
  /**
   * What the page reads first, where it is the same for everyone: the document asks for it before a script has arrived.
   * Addresses whose `{name}` stands for that part of the hash's query, `{name=1}` for 1 where it is missing, and
   * `{!name}` for nothing where it must be missing; the first that can be filled is asked for, exactly as `call` would.
   */
  asks?: readonly string[]
  /** Without a session the visitor goes to the login and comes back. */
  needsSession?: true
  /** Without header and footer. */
  bare?: true
  /** Named in the footer by this word: a page for everybody that is no service. */
  inFooter?: string
  /** Named by this word in the header's navigation, after the services. */
  inMenu?: string
  /** Named in the line above the header. */
  inStrip?: { text: string; icon: IconName }
}

/** A page of the back office, reached by the menu item whose `path` the server answers in `purviews`. */
export type AdminRoute = {
  /** As in `purviews`, with a leading slash; `/requests/:businessSn` is a page below `/requests`. */
  path: string
  title: string
  /** The `access` of the menu item that opens it; the page is refused where that item is not allowed. */
  purview: string
  load: LoadPage
}

/** One entry of the left menu of 我的进度: `/home/speedOfProgress?active=7`. */
export type ProgressTab = {
  /** The number of the specification, 1 to 10. */
  active: number
  label: string
  /** Place in the left menu. */
  sort: number
  load: LoadPage
  /**
   * The page of one record, shown in place of the list when the address carries this query (`businessSn`). `crumb` names
   * it where the query's value is not for the eye.
   */
  detail?: { query: string; crumb?: string; load: LoadPage }
}

/** What stands above another domain's list in 我的进度: a line or two whose place is kept before it comes. */
export type ProgressPart = { active: number; load: LoadPage }

/** The three sections of the landing page, in their order. */
export const stages = ['规避贸易风险', '应对查扣投诉', '海外维权救济'] as const
export type Stage = (typeof stages)[number]

/** A service that a visitor may pick: the landing page and the navigation show exactly those that exist. */
export type Service = {
  /** The hash address: `/home/customsSeizure`. */
  to: string
  title: string
  /** One line, no promise that the specification does not make. */
  description: string
  icon: IconName
  stage: Stage
  sort: number
  /** Its own slide on the landing page. */
  banner?: { title: string; text: string; action: string }
  /** How a case of this kind goes, in the words of its progress bar. */
  steps?: readonly string[]
  /** What to have at hand before starting. */
  prepare?: readonly string[]
}

/** The two apps that widgets may stand in. */
export type AppName = 'portal' | 'admin'

/**
 * A small widget beside the name of whoever is signed in, in both apps. It is loaded after the page and is not drawn for
 * visitors; the shells know nothing of it but its place.
 */
export type HeaderTool = { sort: number; load: LoadPart<{ app: AppName }> }

/** What a user may keep of the page that he sees: an article, a page of help, a service. */
export type Keepable = {
  kind: 'service' | 'article' | 'help'
  /** By which the thing is found again: an address, an id, a key. */
  reference: string
  title: string
}

/** Rows of one page that the landing page shows beside the news, under a heading that leads there. */
export type Preview = {
  /** The page, below `/home`. */
  path: string
  heading: string
  all: string
  icon: IconName
  load: LoadPart<object>
}

/**
 * What a domain brings to the browser; `apps/web/domains.ts` lists them, one line each. Its pages of the back office stand
 * behind a door of their own, `web/admin`, as `adminPages`: what customers load must not name them.
 */
export type WebDomain = {
  name: string
  services?: readonly Service[]
  portal?: readonly PortalRoute[]
  progress?: readonly ProgressTab[]
  progressParts?: readonly ProgressPart[]
  tools?: readonly HeaderTool[]
  help?: readonly HelpEntry[]
  /** Keeps what a page shows, beside the way to that page. */
  keeper?: LoadPart<Keepable>
  preview?: Preview
}
