/**
 * An item of the back office's menu. Groups of several domains that have the same `access` become one group, so that a
 * domain can add to a group without knowing its other members.
 */
export type Purview = {
  name: string
  /** Name of an icon of the kit. */
  icon: string
  access: string
  /** The address below `admin.html#`; empty for a group. */
  path: string
  sort: number
  /** Who sees the item; all staff unless told. */
  needs?: 'topAdministrator'
  /** The permission without which the item is not shown and its pages are not opened. */
  permission?: string
  children?: readonly Purview[]
}
