import type { DeskFound } from './workday-source.ts'

/** The hits by a whole number, and after them those by a part of a name that are not among them; at most `limit`. */
export const wholeFirst = async (
  limit: number,
  whole: Promise<readonly DeskFound[]>,
  parts: Promise<readonly DeskFound[]>,
): Promise<DeskFound[]> => {
  const [first, rest] = await Promise.all([whole, parts])
  const links = new Set(first.map(({ link }) => link))
  return [...first, ...rest.filter(({ link }) => !links.has(link))].slice(0, limit)
}
