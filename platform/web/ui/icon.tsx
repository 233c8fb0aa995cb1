import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

/** Whether a name that comes from outside, such as from a menu of the server, names one of our icons. */
export const isIconName = (name: string): name is IconName => Object.keys(iconPaths).includes(name)

export interface IconProps {
  name: IconName
  /** Edge length in CSS pixels; 24 by default. */
  size?: number | undefined
  className?: string | undefined
  /** A spoken name. Leave it out where a word stands beside the icon: it is then decoration. */
  label?: string | undefined
}

/** One of our line icons in the current text colour. */
export function Icon({ name, size = 24, className, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
