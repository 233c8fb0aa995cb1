export { createOrdersWeb } from './orders-web.ts'
