import { endKeys, formsOf, keyOf, nearSoundKeys, partKeys, soundKeys, withoutKeys } from './mark-keys.ts'
import { markName } from './mark-name.ts'
import { markSound } from './mark-sound.ts'

/** The columns of a known mark that only the comparison needs; whatever writes rows must write these too. */
export const indexColumns = ({ name }: { name: string }): { foldedName: string; keys: number[] } => {
  const mark = markName(name)
  if (mark.folded === '') return { foldedName: '', keys: [] }
  const sound = markSound(mark)
  const keys = new Set([
    ...formsOf(mark).flatMap((signs) => [keyOf('whole', signs.join('')), ...withoutKeys(signs), ...endKeys(signs)]),
    ...partKeys(mark.signs),
    ...soundKeys(sound),
    ...nearSoundKeys(sound),
  ])
  return { foldedName: mark.folded, keys: [...keys] }
}
