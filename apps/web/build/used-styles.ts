type Rule = { head: string; body: string }

/** The rules of a style sheet at its top level: what stands before each opening brace, and what up to the closing one. */
const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = []
  let [start, opened, depth] = [0, 0, 0]
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) opened = index
      depth += 1
      continue
    }
    depth -= 1
    if (depth > 0) continue
    rules.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, index) })
    start = index + 1
  }
  return rules
}

const isUsed = (selectors: string, classes: ReadonlySet<string>): boolean => {
  const named = [...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)
  return named.length === 0 || named.some((name) => classes.has(name))
}

/**
 * The style sheet without the rules that no element of the markup can need: those that name classes, none of which the markup
 * has. Rules without a class stay.
 */
export const usedStyles = (css: string, markup: string): string => {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const keep = (text: string): string =>
    rulesOf(text)
      .map(({ head, body }) => {
        if (/^@(?:media|supports|layer|container)\b/.test(head)) {
          const inner = keep(body)
          return inner === '' ? '' : `${head}{${inner}}`
        }
        return head.startsWith('@') || isUsed(head, classes) ? `${head}{${body}}` : ''
      })
      .join('')
  return keep(css)
}
