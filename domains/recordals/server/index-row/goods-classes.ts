/** Classes as a list says them: `第09类、25` is 9 and 25, each once and in order. */
export const goodsClasses = (text: string): string[] => {
  const parts = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;、/|]+/u)
    .map((part) => part.replace(/^第?(\d+)类?$/u, '$1').replace(/^0+(?=\d)/, ''))
  return [...new Set(parts.filter((part) => part !== ''))].sort()
}

/** As the row keeps them: `,25,9,`, so that one is found between its commas. */
export const goodsText = (classes: readonly string[]): string => (classes.length === 0 ? '' : `,${classes.join(',')},`)
