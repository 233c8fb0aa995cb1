/**
 * Something that staff may be allowed or not: a group of calls that belong together, the pages and the buttons that make
 * them. The domain that has the calls contributes it.
 */
export type Permission = {
  /** As `orders.read`. */
  key: string
  name: string
  /** The heading under which it stands among all permissions. */
  group: string
  /** It opens personal data or moves money, so that whoever grants it is warned. */
  sensitive?: true
}

/**
 * The permissions of one group, by the names of their keys. Those in `sensitive` open personal data or move money, or give
 * somebody the means to.
 */
export const permissionsIn = <K extends string>(
  group: string,
  names: Readonly<Record<K, string>>,
  sensitive: readonly NoInfer<K>[] = [],
): Permission[] =>
  (Object.keys(names) as K[]).map((key) => ({
    key,
    name: names[key],
    group,
    ...(sensitive.includes(key) && { sensitive: true }),
  }))
