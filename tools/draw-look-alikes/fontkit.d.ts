/** The part of fontkit 2 that the drawing of look-alikes uses; the package brings no types of its own. */
declare module 'fontkit' {
  export function openSync(path: string): {
    unitsPerEm: number
    hasGlyphForCodePoint: (codePoint: number) => boolean
    glyphForCodePoint: (codePoint: number) => { advanceWidth: number; path: { toSVG: () => string } }
  }
}
