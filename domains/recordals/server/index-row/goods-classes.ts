/** The classes of goods that a text names: `第09类、25` gives 9 and 25, each once and in order. */
export const goodsClasses = (text: string): string[] => {
  const parts = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;、/|]+/u)
    .map((part) => part.replace(/^第?(\d+)类?$/u, '$1').replace(/^0+(?=\d)/, ''))
  return [...new Set(parts.filter((part) => part !== ''))].sort()
}

/** Classes in the form that a row stores, `,25,9,`: each class can be searched between its commas. */
export const goodsText = (classes: readonly string[]): string => (classes.length === 0 ? '' : `,${classes.join(',')},`)
