/** Which nodes use which: each node with the nodes that it names. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * The cycles of a graph, one for every group of nodes that all reach each other: the shortest way round from the group's
 * first node (`a → b → a`). Nodes that the graph names but does not hold are ignored.
 */
export function findCycles(graph: Graph): string[] {
  const knotted = new Set<string>()
  const cycles: string[] = []
  for (const node of [...graph.keys()].sort()) {
    if (knotted.has(node)) continue
    const round = shortestRound(graph, node)
    if (!round) continue
    for (const member of knotOf(graph, node)) knotted.add(member)
    cycles.push(round.join(' → '))
  }
  return cycles
}

/** Breadth first from `start` until a node leads back to it. */
function shortestRound(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const node of waiting) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return [...trail(cameFrom, start, node), start]
      if (!graph.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, node)
      waiting.push(next)
    }
  }
  return undefined
}

function trail(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const way = [end]
  for (let at = end; at !== start; ) {
    at = cameFrom.get(at) ?? start
    way.unshift(at)
  }
  return way
}

/** All nodes that `start` reaches and that reach it. */
function knotOf(graph: Graph, start: string): string[] {
  return [...reached(graph, start)].filter((node) => reached(graph, node).has(start))
}

function reached(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>([start])
  for (const node of seen) for (const next of graph.get(node) ?? []) if (graph.has(next)) seen.add(next)
  return seen
}
