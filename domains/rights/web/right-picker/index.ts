export { RightPicker } from './right-picker.tsx'
