import { Link, type LinkProps } from 'react-router'
import type { ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'

export type LinkButtonProps = LinkProps & Pick<ButtonProps, 'variant' | 'size'>

/** A way to another page that looks like a button. */
export function LinkButton({ variant = 'secondary', size, className, ...link }: LinkButtonProps) {
  return <Link {...link} className={classNames('btn', `btn-${variant}`, size && `btn-${size}`, className)} />
}
