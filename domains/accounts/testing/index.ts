export { codeAt } from './authenticator.ts'
export { createNamedCallers, type NamedCallers } from './named-callers.ts'
export type { People } from './people.ts'
export { createPeople, createProvider, createStaff, sessionToRecheck, settingsWithIssuer } from './people.ts'
