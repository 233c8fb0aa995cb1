import { failuresOf } from '@portal/platform/server'

type Failures = ReturnType<typeof failuresOf<Record<never, never>>>

/** This domain has no failures of its own; those of the platform suffice. */
export const { fail }: Failures = failuresOf({})
