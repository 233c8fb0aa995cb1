export {
  type Recordal,
  type RecordState,
  type RegisterType,
  recordal,
  recordStateLabels,
  recordStates,
  registerTypeLabels,
  registerTypes,
} from './recordal.ts'
