/**
 * Style elements that react-aria writes at run time. They stand in none of our own documents, so their exact texts stand
 * here and their hashes in the content security policy; a test compares them with the installed library.
 */
export const foreignStyles = [
  // usePress: scrolling stays possible while a button is pressed
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // usePreventScroll on iOS: the page behind a dialog stays still
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const
