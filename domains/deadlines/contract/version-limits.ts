/** How long the texts of a version may be, and how large its numbers. */
export const versionLimits = {
  name: 100,
  kind: 40,
  kinds: 20,
  trigger: 100,
  title: 200,
  article: 100,
  url: 500,
  unchecked: 200,
  amount: 1_200,
  deemedDays: 90,
  /** How many deadlines that a check would move are told one by one. */
  affected: 100,
} as const
