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
