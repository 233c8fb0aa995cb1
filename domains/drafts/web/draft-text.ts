const partText = (part: unknown): string => {
  if (typeof part !== 'object' || part === null) return String(part ?? '')
  if ('fileName' in part) return String(part.fileName)
  return Object.values(part)
    .map(partText)
    .filter((text) => text !== '')
    .join(' ')
}

/** The value of a field in words: the entries of a list are joined, a file is named. */
const valueText = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map(partText)
        .filter((text) => text !== '')
        .join('、')
    : partText(value)

type Values = Readonly<Record<string, unknown>>
type Words = Readonly<Record<string, string>>
export type Difference = { label: string; here: string; there: string }

/**
 * The fields whose values differ in two versions of a draft, in the order of the form. `wordsOf` says the fields whose
 * values are codes in words.
 */
export const differencesOf = async (
  { labels, wordsOf }: { labels: Words; wordsOf: (values: Values) => Promise<Words> },
  here: Values,
  there: Values,
): Promise<Difference[]> => {
  const [ours, theirs] = await Promise.all([wordsOf(here), wordsOf(there)])
  return Object.entries(labels)
    .map(([field, label]) => ({
      label,
      here: ours[field] ?? valueText(here[field]),
      there: theirs[field] ?? valueText(there[field]),
    }))
    .filter((one) => one.here !== one.there)
}
