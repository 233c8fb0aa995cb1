export { Icon, type IconName, type IconProps } from './ui/icon.tsx'
