import styles from './phone-page.module.css'

/** A button that opens the phone's camera at once; the ordinary picker would first ask what to open. */
export function CameraPicker({ onPick }: { onPick: (files: readonly File[]) => void }) {
  return (
    <label className={`btn btn-primary ${styles.camera}`}>
      <input
        type="file"
        className="sr-only"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {/* Drawn here, since the kit's icons are loaded with every first page and only phones need this one. */}
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
      拍照
    </label>
  )
}
