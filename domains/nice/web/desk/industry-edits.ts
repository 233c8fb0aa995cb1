import type { IndustriesForm, IndustryBranch } from '../../contract/desk.ts'

export type Industries = IndustriesForm['industries']
type Names = Pick<IndustryBranch, 'industry' | 'industryCode'>

/** Where a branch stands: the code of its industry, and its own. */
export type BranchAt = { parent: string; branch: string }

/** Takes a branch away, and its industry with it where it was the last one. */
export const withoutBranch = (all: Industries, { parent, branch }: BranchAt): Industries =>
  all
    .map((one) =>
      one.industryCode === parent
        ? { ...one, children: one.children.filter(({ industryCode }) => industryCode !== branch) }
        : one,
    )
    .filter(({ children }) => children.length > 0)

/** Adds a branch, or puts it in the place of the one that it was before; by that it may go to another industry. */
export const withBranch = (all: Industries, parent: string, branch: IndustryBranch, before?: BranchAt): Industries => {
  if (before?.parent === parent)
    return all.map((one) =>
      one.industryCode === parent
        ? { ...one, children: one.children.map((old) => (old.industryCode === before.branch ? branch : old)) }
        : one,
    )
  const rest = before ? withoutBranch(all, before) : all
  return rest.map((one) => (one.industryCode === parent ? { ...one, children: [...one.children, branch] } : one))
}

/** Adds an industry with its first branch, or with one that belonged to another industry before. */
export const withIndustry = (all: Industries, names: Names, first: IndustryBranch, before?: BranchAt): Industries => [
  ...(before ? withoutBranch(all, before) : all),
  { ...names, children: [first] },
]

export const renamed = (all: Industries, code: string, names: Names): Industries =>
  all.map((one) => (one.industryCode === code ? { ...one, ...names } : one))

/** Whether every code stands for one industry or branch alone. */
export const hasOwnCodes = (all: Industries): boolean => {
  const codes = all.flatMap(({ industryCode, children }) => [
    industryCode,
    ...children.map((branch) => branch.industryCode),
  ])
  return new Set(codes).size === codes.length
}
