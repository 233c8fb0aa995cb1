const pathOf = (id: string): string => id.split('?')[0]?.replaceAll('\\', '/') ?? id

type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const library = /\/node_modules\/(?:zod|react-hook-form|@hookform|@tanstack)\//
/** What only pages with a form or an upload need: half as much as all the rest of the kit. */
const forForms = /\/node_modules\/(?:react-hook-form|@hookform)\/|\/platform\/web\/(?:form|upload)\//
/** What draws lists, matters and other things of one's own, on pages that show them: forms have no use for it. */
const forMatters =
  /\/platform\/web\/(?:scenes\/|list\/|ui\/(?:act-card|big-date|copy-button|copy-text|data-table|date-range|detail-head|detail-layout|dots|fold|gallery|item-list|keyword-search|leaving-text|pagination|page-numbers|record-crumbs|status-tag|thumb)\.)/
/**
 * The parts of the kit that go into the chunk of inner pages. Parts that mostly the back office uses stand in the folder
 * `desk` and are left out, so that readers of the portal do not load them; rows of matters stand on a few pages alone, and so
 * do codes for a phone, whose library is large.
 */
const ownKit =
  /\/platform\/(?:web|contract)\/(?!index\.ts|desk\/|matters?[/.]|ui\/(?:qr-code|long-text)\.|call\/recheck\.)|\/portal\/(?:home|bare)-layout\./
/** Fields for days and moments, which few pages have. */
const forDates = /\/platform\/web\/ui\/(?:calendar\.|calendar-popup|date-|moment-field|month-days|read-day)/
const overlayLibrary = /\/node_modules\/(?:react-aria|react-stately|@react-aria|@internationalized)/

/** Whether a module imports the library of overlays (dialogs, pickers, menus), itself or through other modules. */
const reachesOverlays = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (overlayLibrary.test(pathOf(id))) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => reachesOverlays(imported, modules, seen))
}

const isDoor = (id: string): boolean => pathOf(id).endsWith('/index.ts')

/**
 * Whether a module belongs to the overlays: it imports their library, or only overlays import it. A style sheet belongs to
 * them only if overlays alone import it.
 */
const isOfOverlays = (id: string, modules: Modules): boolean => {
  if (!pathOf(id).endsWith('.css') && reachesOverlays(id, modules)) return true
  const users = modules.getModuleInfo(id)?.importers ?? []
  return users.length > 0 && users.every((one) => !isDoor(one) && reachesOverlays(one, modules))
}

/**
 * The chunk of a module that only inner pages need: `kit` holds queries and the light parts of the kit in one file, since a
 * request costs a phone far away more than bytes do, `forms` what lists, articles and details have no use for, and `matters`
 * what forms have none for. Dialogs,
 * pickers and menus weigh as much again; they stay out of both, and each page loads those that it uses.
 */
export const innerChunk = (id: string, modules: Modules): 'kit' | 'forms' | 'matters' | null => {
  const path = pathOf(id)
  if (!library.test(path) && !ownKit.test(path)) return null
  if (forDates.test(path) || isOfOverlays(id, modules)) return null
  if (forMatters.test(path)) return 'matters'
  return forForms.test(path) ? 'forms' : 'kit'
}
