import { ErrorView, Skeleton, useLoaded } from '@portal/platform/web'
import { useNiceClasses } from '../reads.ts'
import type { NicePickerProps } from './picker-props.ts'

const loadPicker = async () => ({ Component: (await import('./picker.tsx')).Picker })

/**
 * The picker of classes, goods and services, as a control of a form. It belongs into a `Field group`. It is loaded after the
 * form, whose first fields do not wait for it.
 */
export function NicePicker(props: NicePickerProps) {
  const present = useNiceClasses()
  const Picker = useLoaded(loadPicker)
  if (present.isError && !present.data)
    return <ErrorView title="类别加载失败" error={present.error} onRetry={() => void present.refetch()} />
  if (!present.data || !Picker) return <Skeleton rows={6} rowHeight={76} />
  return <Picker {...props} present={present.data} />
}
