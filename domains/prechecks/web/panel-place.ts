/** Where the list of findings stands in a form. */
export const panelId = 'precheck-panel'

/** Brings the list of findings into view, and the focus to it. */
export const showFindings = (): void => {
  const panel = document.getElementById(panelId)
  panel?.scrollIntoView({ block: 'start' })
  panel?.focus({ preventScroll: true })
}
