import { type RightType, rightTypeLabels, rightTypes } from '../right-words.ts'

/** The words of the template for each kind of right. */
export const typeWords = {
  1: '发明',
  2: '外观设计',
  3: '实用新型',
  4: '商标',
  5: '国际商标',
  6: '著作权',
} as const satisfies Record<RightType, string>

const fold = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')

const typesByWord: ReadonlyMap<string, RightType> = new Map(
  rightTypes.flatMap((type) =>
    [String(type), typeWords[type], rightTypeLabels[type]].map((word) => [fold(word), type] as const),
  ),
)

/** The kind of right that a cell names, in words or by its digit; undefined where it names none. */
export const typeOfWords = (text: string): RightType | undefined => typesByWord.get(fold(text))
