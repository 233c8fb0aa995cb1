import type { ComponentType } from 'react'
import type { FoundCoverProps } from './found-looks.ts'
import type { HelpEntry } from './help-entry.ts'
import type { SceneName } from './scenes/scene-address.ts'
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
   * The first call of the page, if its answer is the same for everyone: the document sends it before any script has
   * arrived. Each entry is an address. `{name}` in it stands for that part of the hash's query, `{name=1}` stands for 1
   * where that part is missing, and `{!name}` stands for nothing and requires that the part is missing. The document asks
   * for the first address that it can fill in, exactly as `call` would.
   */
  asks?: readonly string[]
  /** Without a session the visitor goes to the login and comes back. */
  needsSession?: true
  /** The page is shown without header and footer. */
  bare?: true
  /** The word by which the footer links to the page, for a page that is open to everybody and is no service. */
  inFooter?: string
  /** The word by which the header's navigation links to the page, after the services. */
  inMenu?: string
  /** Word and icon of a link to the page in the line above the header; `onlyFor` shows it to users of that type alone. */
  inStrip?: { text: string; icon: IconName; onlyFor?: 'provider' }
}

/** A page of the back office, reached by the menu item whose `path` the server answers in `purviews`. */
export type AdminRoute = {
  /** As in `purviews`, with a leading slash; `/requests/:businessSn` is a page below `/requests`. */
  path: string
  title: string
  /** The `access` of the menu item that opens it; the page is refused where that item is not allowed. */
  purview: string
  load: LoadPage
  /** The page has a place in the bar at the foot of a phone. */
  inBar?: { text: string; icon: IconName; sort: number }
}

/**
 * What a domain shows on 今日工作, to whoever may open the pages of `purview`: numbers that lead to their rows (`number`), one
 * of two boxes beside each other (`half`), or a list in the wide column (`main`) or the narrow one (`side`). What is only a
 * number needs no part: the domain's server contributes it as a card.
 */
export type TodayPart = {
  place: 'number' | 'half' | 'main' | 'side'
  sort: number
  purview: string
  load: LoadPart<object>
}

/** A kind of matters, as the left menu of 我的事项 names it. */
type MatterKind = {
  /** The number by which matters name their kind. */
  active: number
  label: string
  /** The same in four characters or so, for a phone. */
  short: string
  icon: IconName
  /** The picture of a matter of this kind that has none of its own. */
  scene: SceneName
  /** Place in the left menu. */
  sort: number
}

/** A kind of matters that stand on a page of their own, to which the left menu of 我的事项 leads. */
export type MatterPage = MatterKind & { to: string }

/**
 * A kind of matters that stand in 我的事项 itself: `/home/speedOfProgress?active=7`. Its number is the specification's, 1 to 10;
 * 0 is the list of all matters, which the app brings.
 */
export type ProgressTab = MatterKind & {
  load: LoadPage
  /**
   * The page of one record, shown in place of the list when the address carries this query (`businessSn`). `crumb` names
   * it where the query's value is not for the eye. A page that is `headed` draws its own head, with `useRecordCrumbs`.
   */
  detail?: { query: string; crumb?: string; headed?: true; load: LoadPage }
}

/**
 * A line or two that a domain shows above another domain's list in 我的事项. The page keeps their place before they are loaded.
 */
export type ProgressPart = { active: number; load: LoadPage }

/** A stage of a matter, by which pages group the services. The app names the stages, in their order, with `setStages`. */
export type Stage = { name: string; icon: IconName; text: string }

/** A service that a visitor may pick: the landing page and the navigation show exactly those that exist. */
export type Service = {
  /** The hash address: `/home/customsSeizure`. */
  to: string
  title: string
  /** The name where there is room for few words. */
  short?: string
  /** One line to the customer, at most twenty characters, no promise that the specification does not make. */
  description: string
  icon: IconName
  /** The drawing of its card. */
  scene: SceneName
  /** Its card on the landing page is a large one. */
  isLarge?: true
  /** The name of the stage of a matter at which the service helps. */
  stage: string
  sort: number
  /** Its own slide on the landing page, with a picture that no other slide has. White words stand on the dark tone. */
  banner?: { title: string; text: string; action: string; scene: SceneName; tone: 'night' | 'deepjade' }
}

/** A form by which something is registered, by the value of `active` in the address of 一链式知识产权注册. */
type RegistrationForm = {
  active: string
  load: LoadPage
  /** Without a session the visitor goes to the login and comes back. */
  needsSession?: true
}

/** Something that can be registered. The app brings the page that shows a card for each, and behind it their forms. */
export type Registration = {
  /** What is registered: 专利申请. The title of its card. */
  title: string
  scene: SceneName
  sort: number
  /** What the card says below its title: what is needed, what it costs, and the ways to the forms. */
  card: LoadPart<object>
  forms: readonly RegistrationForm[]
}

/** A search of the portal itself, which 查询工具 offers before the tools on other sites. */
export type SearchTool = {
  to: string
  title: string
  /** What one finds there. */
  text: string
  icon: IconName
  sort: number
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
  /** What identifies the thing: the address of a service, the id of an article, the key of a page of help. */
  reference: string
  title: string
}

/** A link that the last line of the landing page offers. `text` leads to the page until the loaded link knows more to say. */
export type Preview = {
  /** The path of the page, below `/home`. */
  path: string
  text: string
  /** What stands in the link: 12 月 8 日的课：企业参展实务. */
  load: LoadPart<object>
}

/**
 * What a domain brings to the browser; `apps/web/domains.ts` lists all domains, one line each. A domain's pages of the back
 * office are not listed here: they are the `adminPages` of its `web/admin` module, and its parts of 今日工作 the `todayParts`
 * there, so that no customer loads them.
 */
export type WebDomain = {
  name: string
  services?: readonly Service[]
  portal?: readonly PortalRoute[]
  registrations?: readonly Registration[]
  searchTools?: readonly SearchTool[]
  progress?: readonly ProgressTab[]
  progressParts?: readonly ProgressPart[]
  matterPages?: readonly MatterPage[]
  tools?: readonly HeaderTool[]
  help?: readonly HelpEntry[]
  /** The button that keeps (bookmarks) what a page shows; the page draws it beside its breadcrumb. */
  keeper?: LoadPart<Keepable>
  preview?: Preview
  /** The panel of the one search, which the header opens. */
  search?: LoadPart<{ onClose: () => void }>
  /** Draws the cover of an article that the one search has found. */
  foundCover?: LoadPart<FoundCoverProps>
}
