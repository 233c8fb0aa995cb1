import type { SignedInCtx } from '@portal/platform/server'

/** Tells of what a domain contributes whether the viewer holds its permission. */
export const isOpenTo =
  ({ actor }: Pick<SignedInCtx, 'actor'>) =>
  ({ permission }: { permission: string }): boolean =>
    actor.may?.(permission) === true
