import type { ReactNode } from 'react'

/** Opens the phone's own camera app, whose photos may be larger than the limit. */
export function OtherCamera({
  onPick,
  children = '用手机自带的相机',
  className = 'btn btn-secondary',
}: {
  onPick: (file: File | undefined) => void
  children?: ReactNode
  className?: string
}) {
  return (
    <label className={className}>
      <input
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/bmp,.jpg,.jpeg,.png,.bmp"
        capture="environment"
        onChange={({ target }) => {
          onPick(target.files?.[0])
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
