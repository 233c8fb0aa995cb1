/**
 * An item of the back office's menu. Domains that name the same `access` at the top share that group,
 * so that a group grows without anyone knowing all its members.
 */
export type Purview = {
  name: string
  /** Name of an icon of the kit. */
  icon: string
  access: string
  /** Address below `admin.html#`; empty for a group. */
  path: string
  sort: number
  /** Who sees it; staff unless told. */
  needs?: 'topAdministrator'
  children?: readonly Purview[]
}
