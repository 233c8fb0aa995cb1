import type { SceneName } from './scenes/scene-address.ts'
import type { LoadPart } from './ui/use-loaded.ts'

/** What the cover of a found article is drawn from: the picture that was uploaded for it, else its tags. */
export type FoundCoverProps = { picture: string | null; tags: readonly string[] }

/** How the one search draws what it finds of other domains. */
export type FoundLooks = {
  /** The scene of a matter without a picture of its own, by its tab of 我的事项. */
  scenes: ReadonlyMap<number, SceneName>
  /** The cover of an article; undefined if no domain brings one. */
  cover: LoadPart<FoundCoverProps> | undefined
}

let looks: FoundLooks = { scenes: new Map(), cover: undefined }

/** Set once, when the portal starts. */
export const setFoundLooks = (next: FoundLooks): void => {
  looks = next
}

export const foundLooks = (): FoundLooks => looks
