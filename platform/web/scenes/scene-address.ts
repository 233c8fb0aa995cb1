/** What a scene of a service shows. */
export type SceneName =
  | 'ship'
  | 'booth'
  | 'shop'
  | 'court'
  | 'stamp'
  | 'bulb'
  | 'vault'
  | 'search'
  | 'radar'
  | 'shield'
  | 'desk'

/** The mood of a scene. White words stand on `night` and `deepjade`. */
export type SceneTone = 'brand' | 'jade' | 'gold' | 'slate' | 'night' | 'deepjade'

/** The scene of a page that has nothing to show: no matter yet, nothing found, no news, no network, no such page. */
export type EmptyScene = 'calm' | 'none' | 'mail' | 'offline' | 'lost'

/** A drawing is never inlined, not by tests either: it is a file that the browser keeps. */
const addresses = import.meta.glob<string>('./drawings/*.svg', { query: '?no-inline', import: 'default', eager: true })

const addressOf = (drawing: string): string => {
  const address = addresses[`./drawings/${drawing}.svg`]
  if (address === undefined) throw new Error(`There is no drawing ${drawing}`)
  return address
}

/** The address of a service's scene, 240 × 160. */
export const sceneAddress = (name: SceneName, tone: SceneTone = 'brand'): string => addressOf(`${name}-${tone}`)

/** The address of an empty page's scene, 320 × 200. */
export const emptySceneAddress = (scene: EmptyScene): string => addressOf(scene)
