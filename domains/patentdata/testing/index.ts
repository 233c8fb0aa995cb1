export { seedPatents } from '../server/demonstration/seed-patents.ts'
