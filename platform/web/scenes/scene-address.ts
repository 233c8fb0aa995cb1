import calm from './drawings/calm.svg?no-inline'

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

/** The drawings lie in one folder and differ by name alone, so that the address of one tells those of all. */
const addressOf = (drawing: string): string => calm.replace('/calm', `/${drawing}`)

/** The address of a service's scene, 240 × 160. */
export const sceneAddress = (name: SceneName, tone: SceneTone = 'brand'): string => addressOf(`${name}-${tone}`)

/** The address of an empty page's scene, 320 × 200. */
export const emptySceneAddress = (scene: EmptyScene): string => addressOf(scene)
