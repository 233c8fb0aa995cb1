export { classOfCode, endOfCode } from './event-codes.ts'
export {
  type PatentType,
  patentTypeLabels,
  patentTypes,
  type Stability,
  type Status,
  stabilities,
  statusCodes,
  statuses,
  statusLabels,
} from './vocabulary.ts'
