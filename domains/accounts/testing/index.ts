export type { People } from './people.ts'
export { createPeople } from './people.ts'
