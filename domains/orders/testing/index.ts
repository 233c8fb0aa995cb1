export { type Simulator, startSimulator } from './gateway/start-simulator.ts'
export { setFees } from './sample-order.ts'
