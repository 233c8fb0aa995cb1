import { type MaterialKind, materialLabels } from '../../contract/materials.ts'

/** The words in a file's name by which its kind is guessed; the longer word stands first, since it holds the shorter one. */
const words: readonly (readonly [string, MaterialKind])[] = [
  ['摘要', 'abstract'],
  ['权利要求', 'claims'],
  ['简要说明', 'brief'],
  ['附图', 'drawings'],
  ['说明书', 'description'],
  ['交底', 'disclosure'],
  ['委托', 'proxy'],
  ['图片', 'pictures'],
  ['照片', 'pictures'],
]

/** What a file with this name most likely is, `asked` where its name tells nothing; the customer may change it. */
export const guessKind = (fileName: string, asked?: MaterialKind): MaterialKind =>
  words.find(([word]) => fileName.includes(word))?.[1] ??
  asked ??
  (/\.(jpe?g|png)$/i.test(fileName) ? 'pictures' : 'other')

/** The choices of the kind of a file. */
export const kindOptions = (Object.entries(materialLabels) as [MaterialKind, string][]).map(([value, label]) => ({
  value,
  label,
}))
