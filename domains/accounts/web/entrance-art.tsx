const petals = Array.from({ length: 30 }, (_, index) => (180 / 30) * index)

/** A drawing of lines as on a certificate: ellipses turned about one centre. */
export function EntranceArt({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 620 620" className={className} aria-hidden="true">
      <g fill="none" stroke="#fff">
        {petals.map((turn) => (
          <ellipse
            key={turn}
            cx="310"
            cy="310"
            rx="300"
            ry="112"
            strokeOpacity="0.11"
            transform={`rotate(${turn} 310 310)`}
          />
        ))}
        {petals.slice(0, 24).map((turn) => (
          <ellipse
            key={turn}
            cx="310"
            cy="310"
            rx="150"
            ry="52"
            strokeOpacity="0.18"
            transform={`rotate(${turn * 1.25} 310 310)`}
          />
        ))}
      </g>
    </svg>
  )
}
