/** Our sign: two links of a chain, one through the other. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" rx="9" fill="#1a4fa8" />
      <g fill="none" stroke="#fff" strokeWidth="3.2" strokeLinecap="round">
        <path d="M20.5 25.8H13a5.8 5.8 0 0 1 0-11.6h5.2a5.8 5.8 0 0 1 5.6 4.2" />
        <path d="M19.5 14.2H27a5.8 5.8 0 0 1 0 11.6h-5.2a5.8 5.8 0 0 1-5.6-4.2" />
      </g>
    </svg>
  )
}
