import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** Light modules around the code, so that a scanner finds its edge (ISO/IEC 18004). */
const border = 4

const drawing = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')

/** A text as a QR code, drawn as one SVG path. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border }), [text])
  const side = rows.length
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={drawing(rows)} fill="#000" />
    </svg>
  )
}
