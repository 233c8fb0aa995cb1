export { isWorkingDay, knownUntilYear } from './working-days.ts'
