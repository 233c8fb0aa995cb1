export { seedPatents } from '../server/demonstration/seed-patents.ts'
export { type OpsServer, openOpsServer } from './ops-server.ts'
export { storePatents } from '../server/store-patents.ts'
