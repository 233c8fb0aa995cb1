export type { TestApp, TestClock } from './test-app.ts'
export { createTestApp } from './test-app.ts'
export type { TestDatabase } from './test-database.ts'
export { createTestDatabase } from './test-database.ts'
