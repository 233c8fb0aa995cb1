/** The name by which facts say that OPS told them; no list may take it. */
export const opsName = 'EPO OPS'
