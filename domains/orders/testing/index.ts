export { startSimulator } from './gateway/start-simulator.ts'
export { setFees } from './sample-order.ts'
