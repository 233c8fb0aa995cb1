export {
  type PatentType,
  patentTypeLabels,
  patentTypes,
  type Stability,
  type Status,
  stabilities,
  statusCodes,
  statusLabels,
} from './vocabulary.ts'
