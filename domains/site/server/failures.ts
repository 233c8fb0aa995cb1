import { failuresOf } from '@portal/platform/server'

type Failures = ReturnType<typeof failuresOf<Record<never, never>>>
const failures: Failures = failuresOf({})

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An id that is no id at all answers like one that is not there. */
export function ensureId(id: string): void {
  ensure(idForm.test(id), 'record.not_found')
}
