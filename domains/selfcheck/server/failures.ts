import { failuresOf } from '@portal/platform/server'

type Failures = ReturnType<typeof failuresOf<Record<never, never>>>

/** The platform's own failures say all that can go wrong here. */
export const { fail }: Failures = failuresOf({})
