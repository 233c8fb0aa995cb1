/** The mark of a button that opens the camera. It is no icon of the kit, since those are loaded with every first page. */
export function CameraIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M4 7.5h3.5l1.7-2.5h5.6l1.7 2.5H20v12H4ZM12 10a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z" />
    </svg>
  )
}
