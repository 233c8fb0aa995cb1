import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number }
type Entry = Node & { key?: { name?: string } }
type Span = { from: number; to: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] => {
  const values: unknown[] = Object.values(node)
  return values.flat().filter(isNode)
}

const isObject = (node: Node): node is Node & { properties: readonly Entry[] } => node.type === 'ObjectExpression'

const nameOf = ({ key }: Entry): string | undefined => key?.name

/** What has a method and a path beside its summary is a call; what an article says in short is another thing. */
const isCall = (entries: readonly Entry[]): boolean =>
  ['method', 'path', 'summary'].every((name) => entries.some((entry) => nameOf(entry) === name))

/** Where the summaries of calls stand, each with the comma behind it. */
const summariesIn = (node: Node): Span[] => {
  const own: Span[] = []
  if (isObject(node) && isCall(node.properties)) {
    const at = node.properties.findIndex((entry) => nameOf(entry) === 'summary')
    const [summary, next] = node.properties.slice(at, at + 2)
    if (summary) own.push({ from: summary.start, to: next?.start ?? node.end - 1 })
  }
  return [...own, ...childrenOf(node).flatMap(summariesIn)]
}

/** The code of a contract without the summaries of its calls, which the description of the API tells and no page shows. */
export const withoutSummariesIn = (code: string): string => {
  const pieces: string[] = []
  let from = 0
  for (const span of summariesIn(parseAst(code) as Node)) {
    pieces.push(code.slice(from, span.from))
    from = span.to
  }
  return [...pieces, code.slice(from)].join('')
}

/** Leaves out of the browser’s code what calls are for in words: about 1 KB of what a page with a form loads. */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/contract\//, code: /\bsummary:/ },
    handler: (code) => ({ code: withoutSummariesIn(code), map: null }),
  },
}
