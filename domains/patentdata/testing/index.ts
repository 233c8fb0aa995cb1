export { seedPatents } from '../server/demonstration/seed-patents.ts'
export { storePatents } from '../server/store-patents.ts'
export { type OpsServer, openOpsServer } from './ops-server.ts'
