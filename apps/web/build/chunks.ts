const pathOf = (id: string): string => id.split('?')[0]?.replaceAll('\\', '/') ?? id

type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const library = /\/node_modules\/(?:zod|react-hook-form|@hookform|@tanstack)\//
/** What mostly the desk draws with stands in `desk`: whoever reads the portal does not load it. */
const ownKit = /\/platform\/(?:web|contract)\/(?!index\.ts|desk\/)|\/portal\/(?:home|bare)-layout\./
const overlayLibrary = /\/node_modules\/(?:react-aria|react-stately|@react-aria|@internationalized)/

/** Whether a module needs the overlay library, itself or through what it imports. */
const reachesOverlays = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (overlayLibrary.test(pathOf(id))) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => reachesOverlays(imported, modules, seen))
}

const isDoor = (id: string): boolean => pathOf(id).endsWith('/index.ts')

/** What overlays alone use goes where they go, and so does a style sheet that dresses them alone. */
const isOfOverlays = (id: string, modules: Modules): boolean => {
  if (!pathOf(id).endsWith('.css') && reachesOverlays(id, modules)) return true
  const users = modules.getModuleInfo(id)?.importers ?? []
  return users.length > 0 && users.every((one) => !isDoor(one) && reachesOverlays(one, modules))
}

/**
 * The chunk of a module that only inner pages need: `kit` for forms, queries and the light parts of the kit, in one
 * file, since a phone far away pays for requests before it pays for bytes. Dialogs, pickers and menus weigh as much
 * again and stay apart, each with the pages that use it.
 */
export const innerChunk = (id: string, modules: Modules): string | null => {
  const path = pathOf(id)
  if (!library.test(path) && !ownKit.test(path)) return null
  return isOfOverlays(id, modules) ? null : 'kit'
}
