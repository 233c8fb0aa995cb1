declare module 'opencc-js/dict/TSCharacters' {
  /** Each traditional character and its simplified ones, the usual first: `乾 干|亂 乱`; the package brings no types for it. */
  const characters: string
  export default characters
}
