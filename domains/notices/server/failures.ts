import { failuresOf } from '@portal/platform/server'

type Failures = ReturnType<typeof failuresOf<Record<never, never>>>

/** This domain has no failures of its own. */
const failures: Failures = failuresOf({})

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
